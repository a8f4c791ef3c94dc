import type { Expression, Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, ElementContent } from 'hast';
import type {
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

/** A component or tag in a Markdown tree, between blocks or within a text. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** A component or tag in an HTML tree. */
export type JsxHast = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Returns whether a node of either tree is a component or tag. */
export function isJsx(node: { type: string }): node is Jsx | JsxHast {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Creates a text in either tree. */
export function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}

/** Creates a plain element in an HTML tree. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Returns a program with a single expression, as MDX stores it in `data.estree`. */
export function expressionProgram(expression: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  } as Program;
}

/** Returns the value of an element's attribute, if it is text. */
export function textAttribute({ attributes }: Pick<Jsx, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

/** Creates a JSX attribute in a Markdown tree from any JSON value. */
export function jsxAttribute(name: string, value: unknown) {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute' as const, name, value };
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression' as const,
      value: JSON.stringify(value),
      data: { estree: expressionProgram(valueToEstree(value)) },
    },
  };
}

/** Creates a JSX element in a Markdown tree, omitting undefined props. */
export function jsxElement(kind: 'flow' | 'text', name: string, props: object, children: Jsx[] = []): Jsx {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => jsxAttribute(prop, value));
  const type = kind === 'flow' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement';
  return { type, name, attributes, children } as Jsx;
}

/** A JSX element whose content is raw HTML. */
export type HtmlElement = ReturnType<typeof htmlElement>;

/** Creates a JSX element whose content is raw HTML; both rendering modes accept it. */
export function htmlElement(
  kind: 'flow' | 'text',
  name: string,
  html: string,
  props: Record<string, unknown>,
) {
  return {
    type: kind === 'flow' ? ('mdxJsxFlowElement' as const) : ('mdxJsxTextElement' as const),
    name,
    attributes: [
      ...Object.entries(props).map(([prop, value]) => jsxAttribute(prop, value)),
      jsxAttribute('dangerouslySetInnerHTML', { __html: html }),
    ],
    children: [],
  };
}
