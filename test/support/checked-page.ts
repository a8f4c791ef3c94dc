import { type CheckedPage, toCheckedPage } from '../../src/checks/content/page';
import { parseContent } from '../../src/mdx/compile/parse';

interface PageOptions {
  /** The file, as messages name it. */
  name?: string;
  /** Lines of frontmatter besides title and description. */
  matter?: string;
  type?: string;
}

/** A page as the checks get it, for tests. Its body begins in line 6 where no frontmatter is added. */
export function checkedPage(
  body: string,
  { name = 'content/docs/page.mdx', matter = '', type = 'Doc' }: PageOptions = {},
): CheckedPage {
  const description = 'A page that says what it is for in as many words as it takes.';
  const source = `---\ntitle: A page\ndescription: ${description}\n${matter}---\n\n${body}`;
  const fields = { title: 'A page', description };
  return toCheckedPage({
    name,
    file: `/project/${name}`,
    source,
    type,
    fields,
    ...parseContent(name, source),
  });
}
