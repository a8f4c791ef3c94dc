import type { Paragraph, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from './visit';

/**
 * Replaces paragraphs that contain only JSX elements and expressions with their content, as MDX's compiler does
 * after parsing: `<Box />` on its own line is not a paragraph. Returns the tree.
 */
export function unravel(tree: Root): Root {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyCode(node)) return;
    const siblings: Node[] = parent.children;
    siblings.splice(index, 1, ...node.children.filter((child) => !isBlank(child)).map(toFlow));
    return index;
  });
  return tree;
}

function holdsOnlyCode({ children }: Paragraph): boolean {
  const code = children.filter((child) => !isBlank(child));
  return (
    code.length > 0 && code.every(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  );
}

function isBlank(node: Paragraph['children'][number]): boolean {
  return node.type === 'text' && /^[\t\n\f\r ]*$/.test(node.value);
}

function toFlow(node: Node): Node {
  const type = node.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression';
  return { ...node, type };
}
