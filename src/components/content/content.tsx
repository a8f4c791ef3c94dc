import {
  type ContentNode,
  type ContentTree,
  isComponentNode,
  type JsonProps,
  servedAttribute,
} from '@docs/content/shared';
import { MDXProvider } from '@mdx-js/react';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ComponentTable } from '../components';
import { useEditedTree } from './use-edited-tree';

/** Props of `Content`: a tree or, for a page rendered as a module, its compiled MDX as children. */
export interface ContentProps {
  tree: ContentTree | null;
  /** The components that the content may use. */
  components: ComponentTable;
  /** Route of the page; in development its edits appear immediately. */
  path?: string;
  /** What follows the first paragraph. */
  afterIntro?: ReactNode;
  children?: ReactNode;
}

/** Renders a page's content. HTML is inserted as is; only components are hydrated. */
export function Content({ tree, components, path, afterIntro, children }: ContentProps) {
  const shown = useEditedTree(tree, path);
  if (shown) {
    const [intro, ...rest] = renderNodes(shown, components);
    return (
      <>
        {intro}
        {afterIntro}
        {rest}
      </>
    );
  }
  return (
    <>
      {afterIntro}
      <MDXProvider components={{ ...components, ...atBuildTime }}>{children}</MDXProvider>
    </>
  );
}

// The end-of-summary mark only matters at build time.
const atBuildTime = { 'truncate-marker': () => null };

function renderNodes(nodes: ContentNode[], components: ComponentTable): ReactNode[] {
  return nodes.map((node, index) => renderNode(node, index, components));
}

function renderNode(node: ContentNode, key: number, components: ComponentTable): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  if (isComponentNode(node)) {
    const Component = components[node.component];
    if (!Component) throw new Error(`Pages of this type can't use <${node.component}>.`);
    return createElement(
      Component,
      { key, ...renderProps(node.props, components) },
      ...renderChildren(node.children, components),
    );
  }
  if ('html' in node) {
    const html = { dangerouslySetInnerHTML: { __html: node.html }, [servedAttribute]: '' };
    return createElement(node.tag, { key, ...node.props, ...html });
  }
  return createElement(node.tag, { key, ...node.props }, ...renderChildren(node.children, components));
}

function renderChildren(nodes: ContentNode[] | undefined, components: ComponentTable): ReactNode[] {
  return nodes === undefined ? [] : renderNodes(nodes, components);
}

/** Renders props that contain content: `{ $content: … }`. */
function renderProps(props: JsonProps | undefined, components: ComponentTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props ?? {}).map(([name, value]) => [name, renderValue(value, components)]),
  );
}

function renderValue(value: unknown, components: ComponentTable): unknown {
  if (Array.isArray(value)) return value.map((entry) => renderValue(entry, components));
  if (value === null || typeof value !== 'object') return value;
  if ('$content' in value) return renderNodes(value.$content as ContentTree, components);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, renderValue(entry, components)]),
  );
}
