import type { Expression, Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A program of one expression, as MDX keeps it in `data.estree`. */
export function expressionProgram(expression: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  } as Program;
}

/** An attribute of a JSX element in a Markdown tree with a value of any JSON kind. */
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

/** Makes a JSX element of a Markdown tree; props that are undefined are left out. */
export function jsxElement(
  kind: 'flow' | 'text',
  name: string,
  props: object,
  children: (MdxJsxFlowElement | MdxJsxTextElement)[] = [],
): MdxJsxFlowElement | MdxJsxTextElement {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => jsxAttribute(prop, value));
  const type = kind === 'flow' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement';
  return { type, name, attributes, children } as MdxJsxFlowElement | MdxJsxTextElement;
}

/** A JSX element whose inside is finished HTML. */
export type HtmlElement = ReturnType<typeof htmlElement>;

/** Makes a JSX element whose inside is finished HTML: both ways of rendering take it as it is. */
export function htmlElement(
  kind: 'flow' | 'text',
  name: string,
  html: string,
  props: Record<string, unknown> = {},
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
