import type { Node, Program } from 'estree';
import type { Root } from 'hast';
import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { VFile } from 'vfile';
import type { Gathered } from './context';
import { recordingRuntime } from './record';
import { visit } from './visit';

/** Thrown if a file has code that has to be run. */
class CodeError extends Error {}

/**
 * Rehype plugin, the last one: records the elements of a file whose expressions are all literals, as nearly
 * all are, and gives MDX an empty page instead. The code that MDX generates would create the same elements,
 * but to generate, parse and run it takes a seventh of the compiler's time.
 *
 * @param marker Returns the marker of a component; undefined if there is no such component.
 */
export function rehypePlain(marker: (name: string) => unknown) {
  return (tree: Root, file: VFile): Root | undefined => {
    const { bindings } = file.data.content as Gathered;
    const componentOf = (name: string) => {
      const binding = bindings.get(name);
      return marker(binding?.kind === 'component' ? binding.name : name);
    };
    removeComments(tree);
    try {
      file.data.plain = toJsxRuntime(tree, {
        Fragment: recordingRuntime.Fragment,
        jsx: recordingRuntime.jsx as Jsx,
        jsxs: recordingRuntime.jsxs as Jsx,
        development: false,
        passKeys: false,
        createEvaluater: () => ({
          evaluateExpression: (expression) => literalValue(expression, componentOf),
          evaluateProgram: () => {
            throw new CodeError('The file has imports or exports.');
          },
        }),
      });
    } catch (error) {
      if (error instanceof CodeError) return undefined;
      throw error;
    }
    return { type: 'root', children: [] };
  };
}

/** Removes expressions without code: `toJsxRuntime` expects some in each. */
function removeComments(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
    if ((node.data?.estree as Program | undefined)?.body.length !== 0) return undefined;
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}

/**
 * Returns the value of a literal expression, or the component that it names.
 *
 * @throws {CodeError} if it is another kind of expression.
 */
function literalValue(node: Node | null, componentOf: (name: string) => unknown): unknown {
  switch (node?.type) {
    case 'Literal':
      if (node.value instanceof RegExp) break;
      return node.value;
    case 'Identifier': {
      const component = componentOf(node.name);
      if (component) return component;
      break;
    }
    case 'ArrayExpression':
      return node.elements.map((element) => literalValue(element, componentOf));
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => entryOf(property, componentOf)));
  }
  throw new CodeError('The file has expressions.');
}

function entryOf(property: Node, componentOf: (name: string) => unknown): [unknown, unknown] {
  if (property.type !== 'Property' || property.computed || property.kind !== 'init')
    throw new CodeError('The file has expressions.');
  const { key, value } = property;
  return [
    key.type === 'Identifier' ? key.name : literalValue(key, componentOf),
    literalValue(value, componentOf),
  ];
}
