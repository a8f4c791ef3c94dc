/** Type of a record: a page's title (`lvl1`), a heading (`lvl2` to `lvl6`), or a block of text. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The path from the part of the site to a record. Levels below the record are null. */
export interface RecordHierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** Ranks hits that match equally well. */
export interface RecordWeight {
  /** Number of pages that link to the record's page. */
  pageRank: number;
  /** 100 for a title, 10 less for each level below it, 0 for text. */
  level: number;
  /** Position on the page, from 0. */
  position: number;
}

/** A searchable unit. The embedded and the hosted index contain the same records. */
export interface SearchRecord {
  /** Stable across builds: derived from the URL and the position below it. */
  objectID: string;
  /** Root-relative URL with anchor, without the path prefix. */
  url: string;
  type: RecordType;
  /** The text of a block, or the description of a page if the record is its title. Null for a heading. */
  content: string | null;
  hierarchy: RecordHierarchy;
  /** `objectID` of the title record of the same page. */
  pageID: string;
  language: string;
  docusaurus_tag: string;
  /** Part of the site, for filters: a key of `searchParts`. */
  part: string;
  /**
   * Alternative names of the page or section: labels, keywords, link texts on other pages. Only on titles.
   */
  keywords: string[];
  /** Questions and phrases, in users' words, that the page answers. Only on titles. */
  answers: string[];
  /** Problems that the page explains, in users' words. Only on titles. */
  symptoms: string[];
  /** Names in the code samples of a section. Only on titles and headings. */
  names: string[];
  /** Error messages that a section quotes. Only on titles and headings. */
  errors: string[];
  weight: RecordWeight;
}

/** The levels below the title, in order. */
export const headingTypes = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Splits a record's `url` into the path of the page and the anchor. */
export function splitUrl(url: string): { path: string; anchor: string } {
  const at = url.indexOf('#');
  return at < 0 ? { path: url, anchor: '' } : { path: url.slice(0, at), anchor: url.slice(at + 1) };
}

/**
 * Returns a function that creates the ids of a page's records. Call it in reading order: `/docs/page` is the
 * title, `/docs/page#id` a heading, `/docs/page#id:2` the second block below it. A duplicate anchor gets the
 * suffix `~2`.
 */
export function createIdMaker(path: string): (type: RecordType, anchor: string) => string {
  const taken = new Set<string>();
  return (type, anchor) => {
    const place = anchor ? `${path}#${anchor}` : path;
    for (let count = 1; ; count++) {
      const id = type === 'content' ? `${place}:${count}` : count === 1 ? place : `${place}~${count}`;
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
}
