import {
  type ComponentName,
  type ContentNode,
  type ContentTree,
  isExternal,
  type JsonProps,
} from '@docs/content/shared';
import type { Element, ElementContent } from 'hast';
import { readSample, sampleElement } from './code-block';
import { components } from './components';
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
  const children = 'html' in node ? contentOfHtml(node.html) : node.children.flatMap(nodeToHast);
  return [element(node.tag, toProperties(props), ...children)];
}

/** Returns the content in a prop or in children. */
function contentOf(value: unknown): ContentTree {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value as ContentTree;
  const held = (value as { $content?: ContentTree } | null | undefined)?.$content;
  return held ?? [];
}

/** Converts HTML, in which samples may be at any depth: in an exercise, a list or a disclosure. */
function contentOfHtml(html: string): ElementContent[] {
  const samples: ElementContent[] = [];
  const rest = html.replace(
    /<figure\b(?=[^>]*\sclass="code-block\b)([^>]*)>.*?<\/figure>/gs,
    (figure, attributes) => {
      const [, language = ''] = /\sdata-language="([^"]*)"/.exec(attributes) ?? [];
      samples.push(sampleElement(readSample(figure, language)));
      return '<figure data-sample=""></figure>';
    },
  );
  const withSamples = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    if ('data-sample' in node.properties) return samples.shift() ?? node;
    node.children = node.children.map(withSamples);
    return node;
  };
  return htmlToHast(rest).map(withSamples);
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

/** Returns whether an element is the figure of a compiled `<Diagram>`. */
function isDiagram(tag: string, props: JsonProps): boolean {
  return tag === 'figure' && props.className === 'diagram';
}

/** Returns a diagram in words: its title and its description. `html` is the content of its figure. */
function describeDiagram(html: string): Element[] {
  const [, title = '', description = ''] =
    /<title[^>]*>(.*?)<\/title><desc[^>]*>(.*?)<\/desc>/s.exec(html) ?? [];
  return [
    element(
      'p',
      {},
      element('strong', {}, 'Diagram: ', ...htmlToHast(title), '.'),
      ' ',
      ...htmlToHast(description),
    ),
  ];
}
