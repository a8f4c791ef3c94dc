import type { Node as EstreeNode, Program } from 'estree';
import type { Root } from 'hast';
import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { ContentError, type ContentPlace } from '../shared/content-error';
import type { ContentNode, ContentTree, Json, JsonProps } from '../shared/content-tree';
import { componentNames } from './component-table';
import { CodeError, evaluate, type Scope, ValueError } from './evaluate';
import { isEventHandler, isScriptAddress, reactPropName, styleObject, voidTag } from './html-props';
import { readJsx } from './jsx-value';
import type { Page } from './page';
import { codePlace, placeOf } from './place';
import { serialize } from './serialize';
import { visit } from './visit';

/** Content nodes as a value: the value of a JSX element in an expression. */
class Content {
  constructor(readonly nodes: ContentNode[]) {}
}

/** A component of the site, as a value. */
class Component {
  constructor(readonly name: string) {}
}

/** A partial, as a value. */
class Included {
  constructor(readonly page: Page) {}
}

const Fragment = Symbol('fragment');

/**
 * Converts a page to a content tree.
 *
 * @throws {CodeError} if the page has code that would have to be run. It is then rendered as a module.
 * @throws {ContentError} if an expression has no value.
 */
export function toContentTree(page: Page): ContentTree {
  return contentOf(page, {}).map(serialize);
}

/** Returns the nodes of a page, or of a partial with its props. Plain elements keep their children as nodes. */
function contentOf(page: Page, props: object): ContentNode[] {
  const { tree, file } = page;
  const scope = scopeOf(page, props);
  const jsx: Jsx = (type, own) => create(type, own) as unknown as ReturnType<Jsx>;
  removeComments(tree);
  try {
    for (const node of tree.children)
      if (node.type === 'mdxjsEsm') declare(node.data?.estree as Program, scope);
    const value: unknown = toJsxRuntime(tree, {
      Fragment,
      jsx,
      jsxs: jsx,
      passKeys: false,
      createEvaluater: () => ({
        evaluateExpression: (expression) => evaluate(expression, scope),
        evaluateProgram: () => undefined,
      }),
    });
    return toNodes(value);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new ContentError({
      ...(error.node ? codePlace(error.node, file) : firstExpression(tree, file)),
      found: `an expression without a value: ${error.message}`,
      expected: 'expressions that can be evaluated when the site is built',
      fix: 'Correct the expression.',
    });
  }
}

/** Returns the location of a page's first expression, for a value that has no location of its own. */
function firstExpression(tree: Root, file: VFile): ContentPlace {
  let found: Node | undefined;
  visit(tree, (node) => {
    if (!found && /^mdx(?:Flow|Text)Expression$/.test(node.type)) found = node;
  });
  return placeOf(found ?? { position: { start: { line: 1, column: 1 } } }, file);
}

/** What a page's expressions may refer to, and the constants that it exports. */
interface PageScope extends Scope {
  constants: Map<string, unknown>;
}

function scopeOf({ record, partials }: Page, props: object): PageScope {
  const constants = new Map<string, unknown>([['props', props]]);
  const scope: PageScope = {
    constants,
    valueOf(name) {
      if (constants.has(name)) return { value: constants.get(name) };
      if (record.declared.has(name)) return undefined;
      const partial = partials.get(name);
      if (partial) return { value: new Included(partial) };
      const binding = record.bindings.get(name);
      const component = binding?.kind === 'component' ? binding.name : name;
      const isKnown = (componentNames as readonly string[]).includes(component);
      return isKnown ? { value: new Component(component) } : undefined;
    },
    jsx(node) {
      const { name, props: own } = readJsx(node, scope);
      const isTag = name !== null && /^[a-z][a-z\d-]*$/.test(name);
      const type = name === null ? Fragment : isTag ? name : scope.valueOf(name)?.value;
      return create(type, own, node as unknown as EstreeNode);
    },
  };
  return scope;
}

/** Adds the constants of `export const name = value` to a scope. */
function declare(program: Program, scope: PageScope): void {
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const')
      throw new CodeError('it declares more than constants');
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) throw new CodeError('it declares more than constants');
      scope.constants.set(id.name, evaluate(init, scope));
    }
  }
}

/** Removes expressions without code: `toJsxRuntime` expects some in each. */
function removeComments(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
    if (node.data?.estree?.body.length !== 0) return undefined;
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}

/** Creates the content of an element. If the element is in an expression, `node` is its place there. */
function create(type: unknown, props: Record<string, unknown>, node?: EstreeNode): Content {
  if (type === Fragment) return new Content(toNodes(props.children));
  if (type instanceof Included) return new Content(contentOf(type.page, props));
  if (type instanceof Component) {
    const children = toNodes(props.children).map(serialize);
    const component = { component: type.name, ...namedProps(props) };
    return new Content([children.length > 0 ? { ...component, children } : component]);
  }
  if (typeof type !== 'string') throw new CodeError('it has a component of its own');
  const { dangerouslySetInnerHTML: inner, ...rest } = props;
  const named = namedProps(htmlProps(rest, type, node));
  if (isInnerHtml(inner)) return new Content([{ tag: type, ...named, html: inner.__html }]);
  const children = toNodes(props.children);
  if (children.length > 0 && voidTag.test(type))
    throw new ValueError(`\`<${type}>\` cannot have content`, node);
  return new Content([{ tag: type, ...named, children }]);
}

function isInnerHtml(value: unknown): value is { __html: string } {
  return typeof (value as { __html?: unknown } | undefined)?.__html === 'string';
}

/** Returns children as nodes. */
function toNodes(value: unknown): ContentNode[] {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return [];
  if (value instanceof Content) return value.nodes;
  if (Array.isArray(value)) return value.flatMap(toNodes);
  if (typeof value === 'object') throw new ValueError('an object where text belongs');
  return [String(value)];
}

/** Attributes with URLs that browsers open or load. */
const scriptProps = /^(?:href|src|action|formaction|xlink:?href|data)$/i;

/** Renames the HTML props of elements in expressions. Plugins only see the elements in the text. */
function htmlProps(
  props: Record<string, unknown>,
  tag: string,
  node: EstreeNode | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (isEventHandler(name) && typeof value === 'string')
        throw new ValueError(`\`${name}\` of \`<${tag}>\` is text but must be a function`, node);
      if (typeof value === 'string' && scriptProps.test(name) && isScriptAddress(value))
        throw new ValueError(`\`${name}\` of \`<${tag}>\` runs a script`, node);
      return [reactPropName(name), name === 'style' && typeof value === 'string' ? style(value) : value];
    }),
  );

  function style(value: string): Record<string, string> {
    try {
      return styleObject(value);
    } catch (error) {
      throw new ValueError(`\`style\` of \`<${tag}>\`: ${(error as Error).message}`, node);
    }
  }
}

/** Returns the props without children as JSON under the key `props`, if there are any. */
function namedProps(props: Record<string, unknown>): { props?: JsonProps } {
  const entries = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined)
    .map(([name, value]): [string, Json] => [name, toJson(value)]);
  return entries.length > 0 ? { props: Object.fromEntries(entries) } : {};
}

function toJson(value: unknown): Json {
  if (value instanceof Content) return { $content: value.nodes.map(serialize) };
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || value === undefined) return null;
  if (value instanceof Component || value instanceof Included) throw new CodeError('a prop is a component');
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toJson(entry)]));
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new CodeError(`a prop is a ${typeof value}`);
}
