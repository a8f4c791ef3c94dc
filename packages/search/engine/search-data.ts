/**
 * A page of the index. It has `count` sections, starting at index `first`. The first one is the introduction
 * below the title.
 */
export interface IndexedPage {
  path: string;
  title: string;
  group: string;
  part: string;
  tag: string;
  language: string;
  keywords: readonly string[];
  /** Questions and phrases, in users' words, that the page answers. Empty until the texts are loaded. */
  answers: readonly string[];
  /** Problems that the page explains, in users' words. Empty until the texts are loaded. */
  symptoms: readonly string[];
  /** Number of pages that link to it. */
  rank: number;
  /** Whether the first block of the first section is the page's description. */
  isDescribed: boolean;
  first: number;
  count: number;
}

/**
 * A heading with the text below it. The section of the title has level 1, the title as its heading, and an
 * empty anchor.
 */
export interface IndexedSection {
  page: number;
  level: number;
  heading: string;
  anchor: string;
  /** Blocks of text in reading order. Empty until the texts are loaded. */
  blocks: readonly string[];
  /** Names in the section's code samples. */
  names: readonly string[];
  /** Error messages that the section quotes. */
  errors: readonly string[];
}

/** All searchable data, as stored in the index files. */
export interface SearchData {
  /** Id of the build that the files belong to. */
  build: string;
  pages: readonly IndexedPage[];
  sections: readonly IndexedSection[];
  /** Groups of words and phrases with the same meaning. */
  synonyms: readonly (readonly string[])[];
  /** Whether the texts are loaded, and not only titles and headings. */
  hasText: boolean;
}
