import { parseContent } from '../../packages/content/compile/parse';
import { type CheckedPage, toCheckedPage } from '../../packages/editorial/checks/content/page';

interface PageOptions {
  /** The file, as shown in messages. */
  name?: string;
  /** Frontmatter lines in addition to title and description. */
  matter?: string;
  type?: string;
}

/**
 * Returns a page as passed to the checks, for tests. Its body starts at line 6 without additional
 * frontmatter.
 */
export function checkedPage(
  body: string,
  { name = 'content/docs/page.mdx', matter = '', type = 'Doc' }: PageOptions = {},
): CheckedPage {
  const description = 'A page that says what it is for in as many words as it takes.';
  const source = `---\ntitle: A page\ndescription: ${description}\n${matter}---\n\n${body}`;
  const file = `/project/${name}`;
  const origin = { id: name, relativePath: name, sourcePath: file, sourceName: name };
  const fields = { ...origin, title: 'A page', description };
  return toCheckedPage({
    name,
    file,
    source,
    type,
    fields,
    ...parseContent(name, source),
  });
}
