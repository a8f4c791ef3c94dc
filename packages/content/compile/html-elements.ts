import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { reportUnknown } from './context';
import { isEventHandler, reactPropName, styleObject } from './html-props';
import { type Jsx, jsxAttribute } from './nodes';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: allows HTML elements to be written as in HTML. Renames attributes to React's names and
 * converts a `style` string to an object. Attributes that React would reject at render time (a string event
 * handler, a `style` that is not CSS) are problems with a line.
 */
export function remarkHtmlElements() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!/^[a-z][a-z\d]*$/.test(node.name ?? '')) return;
      node.attributes = node.attributes.flatMap((attribute): typeof node.attributes => {
        if (attribute.type !== 'mdxJsxAttribute') return [attribute];
        const problem = refusedBy(attribute, node);
        if (!problem) return [convert(attribute)];
        reportUnknown({ ...placeOf(node, file), ...problem }, file);
        return [];
      });
    });
  };
}

function convert(attribute: MdxJsxAttribute): MdxJsxAttribute {
  const name = reactPropName(attribute.name);
  if (name === 'style' && typeof attribute.value === 'string')
    return jsxAttribute(name, styleObject(attribute.value)) as MdxJsxAttribute;
  return { ...attribute, name };
}

/** Checks an attribute of an HTML element; returns the mistake if React would reject it. */
function refusedBy({ name, value }: MdxJsxAttribute, { name: tag }: Jsx) {
  if (typeof value === 'object' && value !== null) return undefined;
  const prop = reactPropName(name);
  if (isEventHandler(name)) {
    return {
      found: `\`${name}="${value ?? ''}"\` on \`<${tag}>\`, where text cannot be an event handler`,
      expected: `a function, as in \`${prop}={() => …}\``,
      fix: 'Write a function, or a component that the file imports.',
    };
  }
  if (prop !== 'style') return undefined;
  try {
    styleObject(value ?? '');
    return undefined;
  } catch (error) {
    return {
      found: `\`style="${value}"\` on \`<${tag}>\`: ${(error as Error).message}`,
      expected: 'CSS declarations, as in `style="color: red"`',
      fix: 'Correct the declarations, or write an object: `style={{ color: "red" }}`.',
    };
  }
}
