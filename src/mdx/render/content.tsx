import { MDXProvider } from '@mdx-js/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { componentRegistry } from '../../components/registry';
import {
  type ContentNode,
  type ContentTree,
  isComponentNode,
  type JsonProps,
} from '../../shared/content-tree';
import { useEditedTree } from './use-edited-tree';

/** Props of `Content`: a tree or, for a page that came as a module, its compiled MDX as children. */
export interface ContentProps {
  tree: ContentTree | null;
  /** Route of the page whose content it is: in development its edits are shown at once. */
  path?: string;
  children?: ReactNode;
}

/** Renders a page's content. HTML is put in as it is; only components take part in hydration. */
export function Content({ tree, path, children }: ContentProps) {
  const shown = useEditedTree(tree, path);
  if (shown) return <>{renderNodes(shown)}</>;
  return <MDXProvider components={moduleComponents}>{children}</MDXProvider>;
}

// The mark where a summary ends means something at build time only.
const moduleComponents = { ...componentRegistry, 'truncate-marker': () => null };

function renderNodes(nodes: ContentNode[]): ReactNode[] {
  return nodes.map((node, index) => renderNode(node, index));
}

function renderNode(node: ContentNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  if (isComponentNode(node)) {
    const Component = componentRegistry[node.component as keyof typeof componentRegistry];
    return createElement(Component, { key, ...renderProps(node.props) }, ...renderChildren(node.children));
  }
  if ('html' in node) {
    return createElement(node.tag, { key, ...node.props, dangerouslySetInnerHTML: { __html: node.html } });
  }
  return createElement(node.tag, { key, ...node.props }, ...renderChildren(node.children));
}

function renderChildren(nodes: ContentNode[] | undefined): ReactNode[] {
  return nodes === undefined ? [] : renderNodes(nodes);
}

/** Props whose values hold content: `{ $content: … }` is rendered where it stands. */
function renderProps(props: JsonProps | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props ?? {}).map(([name, value]) => [name, renderValue(value)]));
}

function renderValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renderValue);
  if (value === null || typeof value !== 'object') return value;
  if ('$content' in value) return renderNodes(value.$content as ContentTree);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, renderValue(entry)]));
}
