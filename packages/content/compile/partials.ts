import path from 'node:path';
import type { ContentProblem } from '../shared/content-error';
import type { PageFacts } from './context';

/** Returns whether a file is a partial: its name starts with `_`, and it has no page of its own. */
export function isPartial(file: string): boolean {
  return path.basename(file).startsWith('_');
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
