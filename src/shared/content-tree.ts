/** Plain JSON values: all that may stand in the props of a content node. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Props of a content node. A prop that holds content is written as `{ $content: ContentNode[] }`. */
export type JsonProps = { [key: string]: Json };

/** A plain element with no component in it: its inside is finished HTML. */
export interface HtmlNode {
  tag: string;
  props?: JsonProps;
  html: string;
}

/** A plain element that has a component somewhere below it. */
export interface ElementNode {
  tag: string;
  props?: JsonProps;
  children: ContentNode[];
}

/** A React component of the registry, by name. */
export interface ComponentNode {
  component: string;
  props?: JsonProps;
  children?: ContentNode[];
}

/** One part of a page's content; a string is plain text. */
export type ContentNode = string | HtmlNode | ElementNode | ComponentNode;

/** A whole page's content: what an MDX file is compiled to at build time and rendered from in the browser. */
export type ContentTree = ContentNode[];

/** Tells a component node from the others. */
export function isComponentNode(node: ContentNode): node is ComponentNode {
  return typeof node !== 'string' && 'component' in node;
}
