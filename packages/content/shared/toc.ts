/** A heading of a page: `title` is HTML that is valid in a link, `text` the same without markup. */
export interface TocItem {
  id: string;
  level: number;
  title: string;
  text: string;
  /** The number of the version that added what the heading documents. See `versionNumber`. */
  version?: number;
  /** The number of the last version that changed it. */
  changed?: number;
}

/** Returns the headings between two levels, inclusive. */
export function selectTocItems(items: TocItem[], minLevel: number, maxLevel: number): TocItem[] {
  return items.filter((item) => item.level >= minLevel && item.level <= maxLevel);
}

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
