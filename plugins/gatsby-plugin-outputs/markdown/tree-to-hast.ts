import {
  type ComponentName,
  type ContentNode,
  type ContentTree,
  isExternal,
  type JsonProps,
} from '@docs/content/shared';
import type { ElementContent } from 'hast';
import { readSample, sampleElement } from './code-block';
import { components } from './components';
import { describeDiagram, isDiagram } from './diagram';
import { element, htmlToHast, isSilent, toProperties } from './html-to-hast';

/**
 * Converts a page's content to plain elements: expands components and omits controls. A component without a writer
 * becomes its children. `page` is the page's public URL. Links are resolved against it, because the output is read
 * outside of the site.
 */
export function treeToHast(tree: ContentTree, page: string): ElementContent[] {
  const nodes = tree.flatMap((node) => nodeToHast(node));
  for (const node of nodes) resolveAddresses(node, page);
  return nodes;
}

function nodeToHast(node: ContentNode): ElementContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }];
  if ('component' in node) {
    const { component, props = {}, children = [] } = node;
    const content = (value: unknown) => contentOf(value).flatMap(nodeToHast);
    return components[component as ComponentName]?.({ props, children, content }) ?? content(children);
  }
  const props = node.props ?? {};
  if (isSilent(node.tag, props)) return [];
  if ('html' in node && isCodeBlock(node.tag, props))
    return [sampleElement(readSample(node.html, String(props['data-language'] ?? '')))];
  if ('html' in node && isDiagram(node.tag, props)) return describeDiagram(node.html);
  const children = 'html' in node ? htmlToHast(node.html) : node.children.flatMap(nodeToHast);
  return [element(node.tag, toProperties(props), ...children)];
}

/** Returns the content in a prop or in children. */
function contentOf(value: unknown): ContentTree {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value as ContentTree;
  const held = (value as { $content?: ContentTree } | null | undefined)?.$content;
  return held ?? [];
}

function isCodeBlock(tag: string, props: JsonProps): boolean {
  return tag === 'figure' && String(props.className ?? '').includes('code-block');
}

function resolveAddresses(node: ElementContent, page: string): void {
  if (node.type !== 'element') return;
  for (const name of ['href', 'src']) {
    const address = node.properties[name];
    if (typeof address === 'string' && address && !isExternal(address))
      node.properties[name] = new URL(address, page).href;
  }
  for (const child of node.children) resolveAddresses(child, page);
}
