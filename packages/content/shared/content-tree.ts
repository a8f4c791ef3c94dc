/** Plain JSON values: the only values allowed in the props of a content node. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Props of a content node. Content in a prop is written as `{ $content: ContentNode[] }`. */
export type JsonProps = { [key: string]: Json };

/** A plain element without components: its content is finished HTML. */
export type HtmlNode = {
  tag: string;
  props?: JsonProps;
  html: string;
};

/** A plain element with a component somewhere below it. */
export type ElementNode = {
  tag: string;
  props?: JsonProps;
  children: ContentNode[];
};

/** A React component of the registry, by name. */
export type ComponentNode = {
  component: string;
  props?: JsonProps;
  children?: ContentNode[];
};

/** One part of a page's content; a string is plain text. */
export type ContentNode = string | HtmlNode | ElementNode | ComponentNode;

/**
 * The content of a page: the output of the MDX compiler at build time and the input of rendering in the
 * browser.
 */
export type ContentTree = ContentNode[];

/** Attribute of the elements that show the HTML of a content node. */
export const servedAttribute = 'data-h';

/** Returns whether a part of a page's data is a content node with finished HTML. */
export function isHtmlNode(value: unknown): value is HtmlNode {
  const { tag, html } = (value ?? {}) as Partial<HtmlNode>;
  return typeof tag === 'string' && typeof html === 'string';
}

/** Type guard for component nodes. */
export function isComponentNode(node: ContentNode): node is ComponentNode {
  return typeof node !== 'string' && 'component' in node;
}
