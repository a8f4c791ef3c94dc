import { toHtml } from 'hast-util-to-html';
import type { ContentTree } from '../../shared/content-tree';
import { treeToHast } from './tree-to-hast';
import { writeMarkdown } from './write-markdown';

/** A page's content as Markdown. `page` is its public address, against which links are resolved. */
export function treeToMarkdown(tree: ContentTree, page: string): string {
  const nodes = treeToHast(tree, page);
  // The page's own `# title` is written by whoever writes the whole page.
  return writeMarkdown(nodes.filter((node) => node.type !== 'element' || node.tagName !== 'h1')).trim();
}

/** A page's content as plain HTML, for readers of feeds. */
export function treeToPlainHtml(tree: ContentTree, page: string): string {
  return toHtml(treeToHast(tree, page)).trim();
}
