import { withoutTrailingSlash } from './paths';

/** Class of inline code that the compiler made a link, because it names a documented API. */
export const apiLinkClass = 'api';

/** What the card of a linked API shows. */
export interface ApiCard {
  signature: string;
  /** First sentence of what the reference says about it. */
  text?: string;
  default?: string;
  /** Version that brought it. */
  since?: string;
  deprecated?: true;
}

/** The cards of a page, by where their links lead: a route, for a part with the id of its heading. */
export type ApiCards = Record<string, ApiCard>;

/** The key of an API's card: its route without a trailing slash, and the heading. */
export function cardKey(route: string, hash: string): string {
  return withoutTrailingSlash(route) + hash;
}
