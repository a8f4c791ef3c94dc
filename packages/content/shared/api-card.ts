import { withoutTrailingSlash } from './paths';

/** Class of inline code that the compiler linked because it names a documented API. */
export const apiLinkClass = 'api';

/**
 * File of the site with the versions that changed or added the documented APIs: a list of `[label, number, urls]`. See
 * `firstNumber`.
 */
export const versionsFile = '/api/versions.json';

/** Content of the card of a linked API. */
export interface ApiCard {
  signature: string;
  /** First sentence of its documentation. */
  text?: string;
  default?: string;
  /** When it was added, as in `Since`. */
  since?: string;
  after?: string;
  deprecated?: true;
  deprecatedIn?: string;
  changedIn?: string;
}

/** The cards of a page by link target: a route, plus the heading's id for a part. */
export type ApiCards = Record<string, ApiCard>;

/** Returns the key of an API's card: its route without a trailing slash, and the heading. */
export function cardKey(route: string, hash: string): string {
  return withoutTrailingSlash(route) + hash;
}
