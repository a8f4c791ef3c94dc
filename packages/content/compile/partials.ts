import path from 'node:path';
import type { ContentProblem } from '../shared/content-error';
import type { PageFacts } from './context';
import { sitePath } from './docusaurus/site-path';
import { blankFrontmatter } from './frontmatter-lines';

const partialImport =
  /^import\s+(\w+)\s+from\s+['"]((?:\.{1,2}|@site)\/(?:[^'"]*\/)?_[^'"/]+\.mdx?)['"];?[ \t]*$/gm;

/** Returns whether a file is a partial: its name starts with `_`, and it has no page of its own. */
export function isPartial(file: string): boolean {
  return path.basename(file).startsWith('_');
}

/** Returns whether a page imports partials. */
export function includesPartials(source: string): boolean {
  return source.search(partialImport) >= 0;
}

/**
 * Returns the source of a page with the texts of its partials in the places of their components. `read` returns the
 * source of a file, or undefined if there is no such file.
 */
export function withPartials(
  source: string,
  file: string,
  { contentDir, read }: { contentDir: string; read: (file: string) => string | undefined },
): string {
  let whole = source;
  for (const [statement, name, target = ''] of source.matchAll(partialImport)) {
    const partial = sitePath(target, { contentDir }) ?? path.resolve(path.dirname(file), target);
    const text = read(partial);
    if (text === undefined) continue;
    const inner = (each: string) => (each === partial ? undefined : read(each));
    const body = withPartials(blankFrontmatter(text).body, partial, { contentDir, read: inner });
    const component = new RegExp(`^[ \\t]*<${name}\\b[^>]*/>`, 'gm');
    whole = whole.replace(statement, '').replace(component, () => body.trim());
  }
  return whole;
}

/**
 * Returns the problems of a module that imports MDX files other than partials: gatsby-plugin-mdx has those only
 * if they are modules themselves.
 */
export function importedPages({ dependencies }: PageFacts, file: string): ContentProblem[] {
  return dependencies
    .filter((each) => /\.mdx?$/.test(each) && !isPartial(each))
    .map((each) => {
      const name = path.basename(each);
      return {
        file,
        found: `an import of \`${name}\` in a file that runs code in the browser`,
        expected: 'an import of a partial, whose name starts with `_`',
        fix: `Move what both pages show to a partial such as \`_${name}\`, and import it in both.`,
      };
    });
}
