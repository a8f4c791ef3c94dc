import type { Root } from 'hast';
import { visit } from './visit';

/** A flag of a command such as `--browser-executable` or `--crf=18`, on its own and short enough for a phone's line. */
const flag = /^(?=.{2,30}$)--?[a-z][\w-]*(=[\w.%-]+)?$/i;

/** A name with hyphens such as `composition-id` or `@remotion/zod-types`, on its own and shorter still: tables have it. */
const name = /^(?=.{6,28}$)@?[a-z]\w*([-/]\w+)*-\w+([-/]\w+)*$/i;

/** Class of what must not break after its hyphens. */
export const flagClass = 'flag';

/** Rehype plugin: marks flags of commands and names in running text, which otherwise break after each of their hyphens. */
export function rehypeFlags() {
  return (tree: Root) => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || (parent && 'tagName' in parent && parent.tagName === 'pre')) return;
      const [text] = node.children;
      if (node.children.length !== 1 || text?.type !== 'text') return;
      if (!flag.test(text.value) && !name.test(text.value)) return;
      node.properties.className = [flagClass];
    });
  };
}
