import type { IndexedPage } from './search-data';

/**
 * Products, deprecated packages and pages for contributors, which most people don't look for: the folders of their pages,
 * and the words that queries use for them.
 */
const products: readonly { folder: RegExp; names: RegExp }[] = [
  { folder: /^\/(docs|templates)\/recorder\b/, names: /\brecorder\b/i },
  { folder: /^\/(docs|templates)\/editor-starter\b/, names: /\beditor[ -]?starter\b/i },
  { folder: /^\/docs\/timeline\b/, names: /\btimeline\b/i },
  { folder: /^\/docs\/cloudrun\b/, names: /\b(?:cloud ?run|gcp|google cloud)/i },
  { folder: /^\/docs\/contributing\b/, names: /\bcontribut|\bpull requests?\b|\bprs?\b/i },
  { folder: /^\/docs\/media-parser\b/, names: /\bmedia[ -]?parser|parsemedia/i },
  { folder: /^\/docs\/webcodecs\b/, names: /\bweb ?codecs?|convertmedia/i },
];

/** Returns the number of the product that a page belongs to, or -1 for the toolkit's own pages. */
export function productOf({ path }: IndexedPage): number {
  return products.findIndex((product) => product.folder.test(path));
}

/** Returns the numbers of the products that a query names. */
export function namedProducts(query: string): Set<number> {
  return new Set([...products.keys()].filter((number) => products[number]?.names.test(query)));
}
