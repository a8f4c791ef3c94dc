/**
 * A page of the index. Its sections start at `first`, `count` of them; the first one is its beginning, under
 * the title.
 */
export interface IndexedPage {
  path: string;
  title: string;
  group: string;
  part: string;
  tag: string;
  language: string;
  keywords: readonly string[];
  /** Questions and phrases in people's words that the page answers; empty until the texts are loaded. */
  answers: readonly string[];
  /** Pages that link to it. */
  rank: number;
  /** Whether the first block of its first section is its description. */
  isDescribed: boolean;
  first: number;
  count: number;
}

/**
 * A heading with the text under it; the section of a title has level 1, its title as heading and no anchor.
 */
export interface IndexedSection {
  page: number;
  level: number;
  heading: string;
  anchor: string;
  /** Blocks of text in reading order; empty until the texts are loaded. */
  blocks: readonly string[];
  /** Names in the section's code samples. */
  names: readonly string[];
  /** Error messages that the section quotes. */
  errors: readonly string[];
}

/** Everything that can be searched, as the index files hold it. */
export interface SearchData {
  /** Names the build that the files belong to. */
  build: string;
  pages: readonly IndexedPage[];
  sections: readonly IndexedSection[];
  /** Groups of words and phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Whether the texts are loaded, or only titles and headings. */
  hasText: boolean;
}
