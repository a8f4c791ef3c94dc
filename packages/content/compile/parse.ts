import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describeSyntaxError } from './errors';
import { readBody } from './limits';
import { remarkParser } from './remark-parser';

/** An MDX file as written by its author: nothing is rewritten, run or resolved. */
export interface ParsedContent {
  tree: Root;
  /** Number of frontmatter lines; add it to the lines of the tree. */
  lineOffset: number;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkParser)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Parses an MDX source (including its frontmatter) without compiling it. `name` is the file's name in
 * messages.
 *
 * @throws {ContentError} if MDX cannot parse it.
 */
export function parseContent(name: string, source: string): ParsedContent {
  const { body, lineOffset } = readBody(source, name);
  const vfile = new VFile({ path: name, value: body, data: { lineOffset } });
  try {
    return { tree: processor.parse(vfile) as Root, lineOffset };
  } catch (error) {
    throw describeSyntaxError(error, vfile, name);
  }
}
