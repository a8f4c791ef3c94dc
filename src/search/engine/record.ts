/** What a record stands for: a page's title (`lvl1`), a heading (`lvl2` to `lvl6`), or a block of text. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The way from the part of the site down to a record; levels below it are null. */
export interface RecordHierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** What orders hits that match alike. */
export interface RecordWeight {
  /** Pages that link to the record's page. */
  pageRank: number;
  /** 100 for a title, ten less for every level below it, 0 for text. */
  level: number;
  /** Place on its page, from 0. */
  position: number;
}

/** One thing that can be found. Embedded and hosted index are made of the same records. */
export interface SearchRecord {
  /** Stable over builds: made of the address and the place below it. */
  objectID: string;
  /** Root-relative address with anchor, without the path prefix. */
  url: string;
  type: RecordType;
  /** Text of a block; of a title the page's description, of a heading null. */
  content: string | null;
  hierarchy: RecordHierarchy;
  /** `objectID` of the title record of the same page. */
  pageID: string;
  language: string;
  docusaurus_tag: string;
  /** Part of the site, to be filtered by: a name of `searchParts`. */
  part: string;
  /** Other names of the page or section: labels, keywords, what other pages call it. Only on titles. */
  keywords: string[];
  /** Questions and phrases in people's words that the page answers. Only on titles. */
  answers: string[];
  /** Names in the code samples of a section. Only on titles and headings. */
  names: string[];
  /** Error messages that a section quotes. Only on titles and headings. */
  errors: string[];
  weight: RecordWeight;
}

/** Names of the levels below the title, in order. */
export const headingTypes = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Address of a page and anchor of a record's `url`. */
export function splitUrl(url: string): { path: string; anchor: string } {
  const at = url.indexOf('#');
  return at < 0 ? { path: url, anchor: '' } : { path: url.slice(0, at), anchor: url.slice(at + 1) };
}

/**
 * Gives the records of a page their ids, in reading order: `/docs/page` is its title, `/docs/page#id` a
 * heading, `/docs/page#id:2` the second block below it. An anchor that a page has twice is told apart by
 * `~2`.
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
