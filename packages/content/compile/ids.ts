import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { FileRecord } from './context';
import { visit } from './visit';

/** Rehype plugin: collects the ids that the author or a footnote gives to elements, to which links may lead. */
export function rehypeIds() {
  return (tree: Root, file: VFile) => {
    const { ids } = file.data.content as FileRecord;
    visit(tree, (node) => {
      if (node.type === 'element') {
        const { id, name } = node.properties;
        for (const value of node.tagName === 'a' ? [id, name] : [id])
          if (typeof value === 'string') ids.push(value);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
          if (attribute.name === 'id' || (attribute.name === 'name' && node.name === 'a'))
            ids.push(attribute.value);
        }
      }
    });
  };
}
