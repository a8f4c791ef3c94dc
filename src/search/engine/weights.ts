import type { PhraseKind } from './phrase-kinds';

/** How much a word counts in one field. */
export interface FieldWeight {
  weight: number;
  /** Terms that the field usually has: a word says less in a longer one. */
  length: number;
}

/** How much a word counts by where it stands. */
export interface FieldWeights {
  title: FieldWeight;
  keyword: FieldWeight;
  /** Questions and phrases that the page says it answers. */
  answer: FieldWeight;
  /** Path of the page, and the group that its results stand in. */
  path: FieldWeight;
  heading: FieldWeight;
  text: FieldWeight;
  /** Names in code samples. */
  name: FieldWeight;
  /** Quoted error messages. */
  error: FieldWeight;
  /** Repetitions of a word that make up half of what it can count in a field of usual length (k of BM25). */
  saturation: number;
  /** How much a longer field says less, from 0 to 1 (b of BM25). */
  lengthPenalty: number;
}

/** How much a guess at what was typed counts, against 1 for the word itself. */
export interface GuessWeights {
  /** A word of the same stem: singular for plural, `scaling` for `scale`. */
  form: number;
  synonym: number;
  /** A word that begins with what was typed; less for every letter that is missing. */
  prefix: number;
  /** A word that is one or two edits away. */
  typo: number;
}

/** What the order of pages is made of. */
export interface RankingWeights {
  fields: FieldWeights;
  guesses: GuessWeights;
  /** Where the evidence of a page and of a section for a word levels off. */
  pageSaturation: number;
  sectionSaturation: number;
  /** A page's best section, beside the page as a whole. */
  bestSection: number;
  /** Added to the rarity of every word, so that words of long questions count more alike. */
  rarityFloor: number;
  /** How steeply a page falls that lacks some of the words. */
  coverage: number;
  /** Factors of a page whose title is the query, is nearly it, begins with it. */
  exactTitle: number;
  nearTitle: number;
  titlePrefix: number;
  /** The same of a page whose title is a single name, if the query is no word of the index. */
  nameBeginning: number;
  /** The same of a page whose address ends in the query. */
  slug: number;
  /** What a page gains whose phrase of a kind is all that was asked. */
  phrases: Record<PhraseKind, number>;
  /**
   * Exponent of the share of the query that a phrase has: below 1, a long question need not be in the phrase
   * as a whole.
   */
  phraseAsked: number;
  /** The factor of a guide for a question: reference pages have its words too, but in lists of options. */
  guide: number;
  /** Per doubling of the pages that link to a page. */
  popularity: number;
}

/** Found on one half of the benchmark's queries, reported on the other (`npm run bench:search`). */
export const rankingWeights: RankingWeights = {
  fields: {
    title: { weight: 11, length: 3.5 },
    keyword: { weight: 6.6, length: 11 },
    answer: { weight: 6.6, length: 25 },
    path: { weight: 4.4, length: 3 },
    heading: { weight: 4.4, length: 3 },
    text: { weight: 2.2, length: 40 },
    name: { weight: 0.6, length: 15 },
    error: { weight: 4.4, length: 25 },
    saturation: 1.2,
    lengthPenalty: 0.7,
  },
  guesses: {
    form: 0.85,
    synonym: 0.5,
    prefix: 0.375,
    typo: 0.35,
  },
  pageSaturation: 7,
  sectionSaturation: 2.7,
  bestSection: 1.6,
  rarityFloor: 1,
  coverage: 2,
  exactTitle: 8,
  nearTitle: 2.5,
  titlePrefix: 4,
  nameBeginning: 12,
  slug: 5,
  phrases: { title: 3, keyword: 0.6, answer: 2, heading: 0.45, error: 2.5 },
  phraseAsked: 0.8,
  guide: 1.4,
  popularity: 0.06,
};
