import type { Expression } from 'estree';
import type { JSXAttribute, JSXElement, JSXFragment, JSXOpeningElement } from 'estree-jsx';
import { evaluate, type Scope } from './evaluate';

/** The name and props of a JSX element in an expression, with its children under `children`. */
export interface JsxValue {
  /** The name as written, or null for a fragment. */
  name: string | null;
  props: Record<string, unknown>;
}

/** Evaluates the props and children of a JSX element in an expression. */
export function readJsx(node: JSXElement | JSXFragment, scope: Scope): JsxValue {
  const children = node.children.flatMap((child): unknown[] => {
    switch (child.type) {
      case 'JSXText':
        return [collapsed(child.value)];
      case 'JSXExpressionContainer':
        return child.expression.type === 'JSXEmptyExpression' ? [] : [evaluate(child.expression, scope)];
      case 'JSXSpreadChild':
        return [evaluate(child.expression, scope)];
      default:
        return [scope.jsx(child)];
    }
  });
  if (node.type === 'JSXFragment') return { name: null, props: { children } };
  const { name, attributes } = node.openingElement;
  const entries = attributes.flatMap((attribute) =>
    attribute.type === 'JSXSpreadAttribute'
      ? Object.entries(evaluate(attribute.argument, scope) ?? {})
      : [[nameOf(attribute.name), attributeValue(attribute, scope)] as [string, unknown]],
  );
  const { key: _, ...props } = Object.fromEntries(entries);
  return { name: nameOf(name), props: children.length > 0 ? { ...props, children } : props };
}

function attributeValue({ value }: JSXAttribute, scope: Scope): unknown {
  if (value === null) return true;
  if (value.type !== 'JSXExpressionContainer') return evaluate(value as Expression, scope);
  return evaluate(value.expression as Expression, scope);
}

function nameOf(name: JSXOpeningElement['name'] | JSXAttribute['name']): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
    case 'JSXMemberExpression':
      return `${nameOf(name.object)}.${name.property.name}`;
  }
}

/**
 * Returns the text between tags as JSX reads it: a line break and the spaces around it become one space, and are
 * removed at the ends.
 */
function collapsed(text: string): string {
  return text
    .replace(/\t/g, ' ')
    .replace(/ *(?:\r?\n|\r) */g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n+/g, ' ');
}
