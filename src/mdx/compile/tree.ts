import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentNode, ContentTree, ElementNode, Json, JsonProps } from '../../shared/content-tree';
import { isEventHandler, reactPropName, styleObject, voidTag } from './html-props';
import { isFragment, isRecordedElement, markedComponent, type RecordedElement } from './record';

/** Thrown if a part of a file cannot be written as data. The file is then rendered as a module. */
export class NotDataError extends Error {}

/**
 * Converts the return value of MDX's output to a content tree.
 *
 * @throws {NotDataError} if that is impossible.
 */
export function toContentTree(value: unknown): ContentTree {
  return toNodes(value).map(finish);
}

/** Returns the children as nodes; plain elements keep their children as nodes too. */
function toNodes(value: unknown): ContentNode[] {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return [String(value)];
  if (Array.isArray(value)) return value.flatMap(toNodes);
  if (isRecordedElement(value)) return elementNodes(value);
  if (typeof value === 'function') throw new NotDataError('a function stands among the children');
  if (isIterable(value)) return [...value].flatMap(toNodes);
  throw new NotDataError(
    `a value of kind ${Object.prototype.toString.call(value)} stands among the children`,
  );
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function elementNodes({ type, props }: RecordedElement): ContentNode[] {
  if (isFragment(type)) return toNodes(props.children);
  const name = markedComponent(type);
  if (name !== undefined) {
    const node = { component: name, ...namedProps(props, name) };
    const children = toNodes(props.children).map(finish);
    return [children.length > 0 ? { ...node, children } : node];
  }
  if (typeof type === 'function') return toNodes(callComponent(type as (props: unknown) => unknown, props));
  if (typeof type !== 'string') throw new NotDataError('an element of a kind that only React can render');
  const { dangerouslySetInnerHTML: inner, ...rest } = props;
  const named = namedProps(htmlProps(rest, type), type);
  if (isInnerHtml(inner)) return [{ tag: type, ...named, html: inner.__html }];
  const children = toNodes(props.children);
  if (children.length > 0 && voidTag.test(type)) throw new TypeError(`<${type}> cannot have anything inside`);
  return [{ tag: type, ...named, children }];
}

/** Runs a component that the file declares. Components that use React hooks cannot be run. */
function callComponent(component: (props: unknown) => unknown, props: Record<string, unknown>): unknown {
  const log = console.error;
  // React logs a hook call outside of a render to the console before it throws.
  console.error = () => {};
  try {
    return component(props);
  } catch (error) {
    if (/hook|useState|useEffect|useRef|useContext|Class constructor|of null/i.test(String(error))) {
      throw new NotDataError(`the component ${component.name} needs React while it renders`);
    }
    throw error;
  } finally {
    console.error = log;
  }
}

function isInnerHtml(value: unknown): value is { __html: string } {
  return (
    typeof value === 'object' && value !== null && typeof (value as { __html?: unknown }).__html === 'string'
  );
}

/** Renames the HTML props of elements created by expressions. Plugins only see the elements in the text. */
function htmlProps(props: Record<string, unknown>, tag: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (isEventHandler(name) && typeof value === 'string')
        throw new TypeError(`\`${name}\` of <${tag}> is text, and has to be a function`);
      return [
        reactPropName(name),
        name === 'style' && typeof value === 'string' ? styleObject(value) : value,
      ];
    }),
  );
}

/** Returns the props without children as JSON under the key `props`, if there are any. */
function namedProps(props: Record<string, unknown>, owner: string): { props?: JsonProps } {
  const entries = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined)
    .map(([name, value]): [string, Json] => [name, toJson(value, `${name} of <${owner}>`)]);
  return entries.length > 0 ? { props: Object.fromEntries(entries) } : {};
}

function toJson(value: unknown, where: string): Json {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value === undefined) return null;
  if (isRecordedElement(value)) return { $content: toContentTree(value) };
  if (Array.isArray(value)) return value.map((entry) => toJson(entry, where));
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toJson(entry, where)]));
  }
  throw new NotDataError(`the prop ${where} is a ${typeof value}, which is no data`);
}

/** Accepts objects of any realm: code in a separate context has its own `Object`. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Serializes to HTML every element without a component below it. */
function finish(node: ContentNode): ContentNode {
  if (typeof node === 'string' || 'component' in node || 'html' in node) return node;
  if (node.children.length === 0) return node;
  if (!node.children.some(hasComponent)) {
    const { children, ...rest } = node;
    return { ...rest, html: renderToStaticMarkup(createElement(Fragment, null, ...children.map(toReact))) };
  }
  return { ...node, children: node.children.map(finish) };
}

function hasComponent(node: ContentNode): boolean {
  if (typeof node === 'string') return false;
  return 'component' in node || ('children' in node && (node as ElementNode).children.some(hasComponent));
}

function toReact(node: ContentNode): ReactNode {
  if (typeof node === 'string') return node;
  if ('component' in node) throw new Error(`<${node.component}> cannot be written as HTML`);
  if ('html' in node)
    return createElement(node.tag, { ...node.props, dangerouslySetInnerHTML: { __html: node.html } });
  return createElement(node.tag, node.props ?? null, ...node.children.map(toReact));
}
