import type { TocItem } from './toc';

/** A page whose samples use an API, as listed on the API's own page. */
export interface UsedInPage {
  /** Route. */
  path: string;
  title: string;
  /** The section that it belongs to (`Blog`), for pages that are not docs. */
  part: string | null;
}

/** The heading above the list, also in the table of contents. */
export const usedInTocItem: TocItem = { id: 'used-in', level: 2, title: 'Used in', text: 'Used in' };
