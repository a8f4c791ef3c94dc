import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentNode, ElementNode } from '../shared/content-tree';

/** Serializes every element that contains no component to HTML. */
export function serialize(node: ContentNode): ContentNode {
  if (typeof node === 'string' || 'component' in node || 'html' in node) return node;
  if (node.children.length === 0) return node;
  if (!node.children.some(hasComponent)) {
    const { children, ...rest } = node;
    return { ...rest, html: renderToStaticMarkup(createElement(Fragment, null, ...children.map(toReact))) };
  }
  return { ...node, children: node.children.map(serialize) };
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
