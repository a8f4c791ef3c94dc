import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { describeSyntaxError } from './errors';
import { blankFrontmatter } from './frontmatter-lines';
import { remarkSourceCompat } from './source-compat';

/** An MDX file as its author wrote it: nothing is rewritten, run or resolved. */
export interface ParsedContent {
  tree: Root;
  /** Lines of the frontmatter: to be added to the lines of the tree. */
  lineOffset: number;
}

const processor = createProcessor({
  format: 'mdx',
  remarkPlugins: [remarkSourceCompat, remarkGfm, remarkDirective],
});

/**
 * Parses an MDX file (its whole source, frontmatter included) without compiling it. `name` is the file as messages name it.
 * Throws a ContentError where MDX cannot read it.
 */
export function parseContent(name: string, source: string): ParsedContent {
  const { body, lineOffset } = blankFrontmatter(source);
  const vfile = new VFile({ path: name, value: body, data: { lineOffset } });
  try {
    return { tree: processor.parse(vfile) as Root, lineOffset };
  } catch (error) {
    throw describeSyntaxError(error, vfile, name);
  }
}
