import { withoutTrailingSlash } from './paths';

/** Class of inline code that the compiler linked because it names a documented API. */
export const apiLinkClass = 'api';

/** Content of the card of a linked API. */
export interface ApiCard {
  signature: string;
  /** First sentence of its documentation. */
  text?: string;
  default?: string;
  /** Version that introduced it. */
  since?: string;
  deprecated?: true;
}

/** The cards of a page by link target: a route, plus the heading's id for a part. */
export type ApiCards = Record<string, ApiCard>;

/** Returns the key of an API's card: its route without a trailing slash, and the heading. */
export function cardKey(route: string, hash: string): string {
  return withoutTrailingSlash(route) + hash;
}
