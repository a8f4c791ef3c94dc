import type { TocItem } from './toc';

/** A page whose samples use an API, as the API's own page lists it. */
export interface UsedInPage {
  /** Route. */
  path: string;
  title: string;
  /** The part of the site that it belongs to (`Blog`), for pages that are no docs. */
  part: string | null;
}

/** The heading above the list, as the table of contents has it. */
export const usedInTocItem: TocItem = { id: 'used-in', level: 2, title: 'Used in', text: 'Used in' };
