import type { BinaryOperator, Expression, Node, Property, SpreadElement, UnaryOperator } from 'estree';
import type { JSXElement, JSXFragment } from 'estree-jsx';

/** Thrown if an expression contains code that would have to be run: a call, a function, a class. */
export class CodeError extends Error {}

/** Thrown if an expression has no value. Contains the node that caused this. */
export class ValueError extends Error {
  constructor(
    message: string,
    readonly node?: Node | undefined,
  ) {
    super(message);
  }
}

/** What an expression may refer to. */
export interface Scope {
  /** Returns the value of a name; undefined if the file has no such name. */
  valueOf(name: string): { value: unknown } | undefined;
  /** Returns the value of a JSX element. */
  jsx(node: JSXElement | JSXFragment): unknown;
}

/**
 * Evaluates an expression of literals, names and operators without running any code. Calls and functions are
 * rejected, so that the evaluation always ends.
 *
 * @throws {CodeError} if the expression contains code that would have to be run.
 * @throws {ValueError} if it contains an unknown name.
 */
export function evaluate(node: Node, scope: Scope): unknown {
  const inner = (part: Node) => evaluate(part, scope);
  switch (node.type) {
    case 'Literal':
      if ('regex' in node) throw new CodeError('it has a regular expression');
      return node.value;
    case 'TemplateLiteral':
      return node.quasis
        .flatMap(({ value }, index) => [value.cooked, ...node.expressions.slice(index, index + 1).map(inner)])
        .map((part) => textOf(part, node))
        .join('');
    case 'Identifier':
      return named(node.name, scope);
    case 'ArrayExpression':
      return node.elements.flatMap((element) => {
        if (element?.type !== 'SpreadElement') return [element ? inner(element) : undefined];
        const spread = inner(element.argument);
        if (!Array.isArray(spread)) throw new ValueError('`...` on a value that is not a list', element);
        return spread as unknown[];
      });
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap((property) => entriesOf(property, scope)));
    case 'MemberExpression':
      return memberOf(inner(node.object), keyOf(node.property, node.computed, scope), node);
    case 'ChainExpression':
      return inner(node.expression);
    case 'ConditionalExpression':
      return inner(inner(node.test) ? node.consequent : node.alternate);
    case 'LogicalExpression': {
      const left = inner(node.left);
      if (node.operator === '??') return left ?? inner(node.right);
      return node.operator === '&&' ? left && inner(node.right) : left || inner(node.right);
    }
    case 'UnaryExpression': {
      const operate = unary[node.operator];
      if (operate) return operate(inner(node.argument));
      break;
    }
    case 'BinaryExpression': {
      const operate = binary[node.operator];
      if (!operate || node.left.type === 'PrivateIdentifier') break;
      return operate(primitive(inner(node.left), node), primitive(inner(node.right), node));
    }
    case 'JSXElement':
    case 'JSXFragment':
      return scope.jsx(node);
  }
  throw new CodeError(reasons[node.type] ?? 'it has an expression that is not data');
}

const reasons: Partial<Record<Node['type'], string>> = {
  ArrowFunctionExpression: 'it has a function',
  FunctionExpression: 'it has a function',
  FunctionDeclaration: 'it has a function',
  CallExpression: 'it calls a function',
  NewExpression: 'it calls a function',
  ClassExpression: 'it has a class',
};

type Primitive = string | number;

const unary: Partial<Record<UnaryOperator, (value: unknown) => unknown>> = {
  '!': (value) => !value,
  '-': (value) => -Number(value),
  '+': (value) => Number(value),
};

/** Only numbers and strings support operators, so JavaScript's conversions of objects never matter. */
const binary: Partial<Record<BinaryOperator, (left: Primitive, right: Primitive) => unknown>> = {
  '+': (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`,
  '-': (left, right) => Number(left) - Number(right),
  '*': (left, right) => Number(left) * Number(right),
  '/': (left, right) => Number(left) / Number(right),
  '%': (left, right) => Number(left) % Number(right),
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
};

function primitive(value: unknown, node: Node): Primitive {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new CodeError(`it calculates with a value that is neither text nor a number (${node.type})`);
}

function textOf(value: unknown, node: Node): string {
  if (typeof value === 'object' && value !== null) throw new ValueError('an object inside text', node);
  return String(value);
}

function named(name: string, scope: Scope): unknown {
  const found = scope.valueOf(name);
  if (found) return found.value;
  if (name === 'undefined') return undefined;
  throw new CodeError(`it uses \`${name}\``);
}

function entriesOf(property: Property | SpreadElement, scope: Scope): [string, unknown][] {
  if (property.type === 'SpreadElement') return Object.entries(evaluate(property.argument, scope) ?? {});
  if (property.kind !== 'init') throw new CodeError('it has a function');
  return [[keyOf(property.key, property.computed, scope), evaluate(property.value, scope)]];
}

function keyOf(key: Expression | { type: 'PrivateIdentifier' }, isComputed: boolean, scope: Scope): string {
  if (key.type === 'Identifier' && !isComputed) return key.name;
  return String(evaluate(key as Expression, scope));
}

/** Returns an own property of a value. Inherited properties, and therefore functions, are excluded. */
function memberOf(value: unknown, key: string, node: Node & { optional: boolean }): unknown {
  if (value === null || value === undefined) {
    if (node.optional) return undefined;
    throw new ValueError(`\`${key}\` of a value that does not exist`, node);
  }
  if (Object.hasOwn(Object(value), key)) return (value as Record<string, unknown>)[key];
  if (key in Object(value)) throw new CodeError(`it uses \`${key}\``);
  return undefined;
}
