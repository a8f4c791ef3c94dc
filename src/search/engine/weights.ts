import type { PhraseKind } from './phrase-kinds';

/** How much a word counts by where it stands. */
export interface FieldWeights {
  title: number;
  keyword: number;
  /** A question or phrase that the page says it answers. */
  answer: number;
  path: number;
  heading: number;
  text: number;
  /** A name in a code sample. */
  name: number;
  /** A word of a quoted error message. */
  error: number;
  /** Long sections say less with every word: how much of that is made up for, from 0 to 1. */
  lengthPenalty: number;
}

/** How much a guess at what was typed counts, against 1 for the word itself. */
export interface GuessWeights {
  /** A word of the same stem: singular for plural, `scaling` for `scale`. */
  form: number;
  synonym: number;
  /** A word that begins with what was typed; less for every letter that is missing. */
  prefix: number;
  /** The same of a word that the index has: it rather means itself. */
  knownPrefix: number;
  oneEdit: number;
  twoEdits: number;
  /** A slip in the first letter is rarer. */
  otherStart: number;
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
  /** A name that is found as it was typed, and words typed apart that are found as one. */
  typedName: number;
  joinedWords: number;
  /** How steeply a page falls that lacks some of the words. */
  coverage: number;
  /** Factors of a page whose title is the query, is nearly it, begins with it; of one that has it as a keyword. */
  exactTitle: number;
  exactKeyword: number;
  nearTitle: number;
  titlePrefix: number;
  /** The same of a page whose address ends in the query. */
  slug: number;
  /** What a page gains whose phrase of a kind is all that was asked. */
  phrases: Record<PhraseKind, number>;
  /** Exponents of the share of the query that a phrase has, and of the share of the phrase that the query has. */
  phraseAsked: number;
  phrasePart: number;
  exactHeading: number;
  /** Per doubling of the pages that link to a page. */
  popularity: number;
}

/** Found on one half of the benchmark's queries, reported on the other (`npm run bench:search`). */
export const rankingWeights: RankingWeights = {
  fields: {
    title: 14,
    keyword: 5,
    answer: 5,
    path: 2,
    heading: 1.5,
    text: 1.8,
    name: 0.2,
    error: 3,
    lengthPenalty: 0.15,
  },
  guesses: {
    form: 0.85,
    synonym: 0.65,
    prefix: 0.25,
    knownPrefix: 0.3,
    oneEdit: 0.35,
    twoEdits: 0.25,
    otherStart: 0.4,
  },
  pageSaturation: 7,
  sectionSaturation: 2.7,
  bestSection: 1.6,
  typedName: 1,
  joinedWords: 0.6,
  coverage: 2,
  exactTitle: 4,
  exactKeyword: 4,
  nearTitle: 2.5,
  titlePrefix: 3,
  slug: 3,
  phrases: { title: 3, keyword: 0.9, answer: 2, heading: 0.3, error: 2.5 },
  phraseAsked: 1,
  phrasePart: 1,
  exactHeading: 1.3,
  popularity: 0.06,
};
