import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { optionTableClass } from '../shared/option-table';
import type { FileRecord } from './context';
import { SKIP, visit } from './visit';

/** The node name that represents the truncate comment in the tree of a post. */
export const truncateTag = 'truncate-marker';

/**
 * Rehype plugin: counts the words of the prose, records the first paragraph, and marks the end of the
 * summary.
 */
export function rehypeText() {
  return (tree: Root, file: VFile) => {
    const record = file.data.content as FileRecord;
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && String(node.properties.className) === optionTableClass) return SKIP;
      if (node.type === 'element' && node.tagName === 'p' && !record.firstParagraph) {
        const text = textOf(node.children).replace(/\s+/g, ' ').trim();
        if (text) record.firstParagraph = text;
      }
      if (node.type === 'text')
        record.words += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
      if (node.type === 'mdxFlowExpression' && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value)) {
        if (parent && index !== undefined) {
          parent.children[index] = { type: 'element', tagName: truncateTag, properties: {}, children: [] };
        }
        return SKIP;
      }
    });
  };
}

/** Returns the text of nodes, without markup. */
export function textOf(nodes: RootContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : 'children' in node ? textOf(node.children as RootContent[]) : '',
    )
    .join('');
}
