import type { ContentTree } from '@docs/content/shared';
import { toHtml } from 'hast-util-to-html';
import { treeToHast } from './tree-to-hast';
import { writeMarkdown } from './write-markdown';

/** Converts a page's content to Markdown. `page` is its public URL, against which links are resolved. */
export function treeToMarkdown(tree: ContentTree, page: string): string {
  const nodes = treeToHast(tree, page);
  // The caller writes the page's `# title`.
  return writeMarkdown(nodes.filter((node) => node.type !== 'element' || node.tagName !== 'h1')).trim();
}

/** Converts a page's content to plain HTML, for feed readers. */
export function treeToPlainHtml(tree: ContentTree, page: string): string {
  return toHtml(treeToHast(tree, page)).trim();
}
