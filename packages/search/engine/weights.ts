import type { PhraseKind } from './phrase-kinds';

/** Weight of one field. */
export interface FieldWeight {
  weight: number;
  /** Typical number of terms in the field. A word counts less in a longer field. */
  length: number;
}

/** Weights of the fields that a word can occur in. */
export interface FieldWeights {
  title: FieldWeight;
  keyword: FieldWeight;
  /** Questions and phrases that the page says it answers (`answers` in its frontmatter). */
  answer: FieldWeight;
  /** Problems that the page explains, in the words of people who have them (`symptoms` in its frontmatter). */
  symptom: FieldWeight;
  /** Path of the page, and the group that its results appear in. */
  path: FieldWeight;
  heading: FieldWeight;
  text: FieldWeight;
  /** Names in code samples. */
  name: FieldWeight;
  /** Quoted error messages. */
  error: FieldWeight;
  /** How often a word must occur in a field of typical length to get half of the maximum weight (k of BM25). */
  saturation: number;
  /** How strongly field length reduces the weight, from 0 to 1 (b of BM25). */
  lengthPenalty: number;
}

/** Weights of guesses at what was typed, relative to 1 for an exact match. */
export interface GuessWeights {
  /** A word with the same stem: a singular for its plural, `scaling` for `scale`. */
  form: number;
  synonym: number;
  /** A word that begins with the typed text. The weight decreases with every missing letter. */
  prefix: number;
  /** A word that is one or two edits away. */
  typo: number;
}

/** All weights of the ranking. */
export interface RankingWeights {
  fields: FieldWeights;
  guesses: GuessWeights;
  /** Scores at which a page of average length and a section get half of the maximum evidence for a word. */
  pageSaturation: number;
  sectionSaturation: number;
  /** How strongly the length of a page reduces its evidence, from 0 to 1. Long pages contain most words by chance. */
  pageLength: number;
  /** Weight of the best section, relative to the page as a whole. */
  bestSection: number;
  /** Added to the rarity of every word, so that the words of long questions have more similar weights. */
  rarityFloor: number;
  /**
   * Exponent of the share of the query that a page covers. The higher it is, the lower pages rank that lack some of
   * the words.
   */
  coverage: number;
  /** Factors for a page whose title equals, nearly equals or begins with the query. */
  exactTitle: number;
  nearTitle: number;
  titlePrefix: number;
  /**
   * Factor for a page whose title is a single name that begins with the query, if the query is not a term of
   * the index.
   */
  nameBeginning: number;
  /** Factor for a page whose last path segment equals the query. */
  slug: number;
  /**
   * How much the factor of a page grows if one of its phrases of this kind matches the entire query and nothing
   * else.
   */
  phrases: Record<PhraseKind, number>;
  /**
   * Exponent of the share of the query that a phrase covers. Below 1, a phrase does not need to cover all of a long
   * question.
   */
  phraseAsked: number;
  /**
   * Factor for a guide if the query is a question or describes a problem. Reference pages contain the same words,
   * but in lists of options.
   */
  guide: number;
  /** Factor for a page of a product or a deprecated package that the query does not name. */
  otherProduct: number;
  /** Factor for a troubleshooting page if the query says that something goes wrong. */
  problem: number;
  /**
   * How much the factor of a page grows if its title or last path segment is the only word that matters in the
   * query.
   */
  subject: number;
  /** Added to the factor of a page each time the number of pages that link to it doubles. */
  popularity: number;
}

/**
 * Tuned on one half of the benchmark's queries; the benchmark reports results for the other half (`npm run
 * bench -- search`).
 */
export const rankingWeights: RankingWeights = {
  fields: {
    title: { weight: 11, length: 3.5 },
    keyword: { weight: 6.6, length: 11 },
    answer: { weight: 6.6, length: 25 },
    symptom: { weight: 6.6, length: 25 },
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
  pageLength: 0.4,
  bestSection: 1.6,
  rarityFloor: 1,
  coverage: 1.55,
  exactTitle: 8,
  nearTitle: 2.5,
  titlePrefix: 4,
  nameBeginning: 12,
  slug: 5,
  phrases: { title: 3, keyword: 0.6, answer: 2, symptom: 2, heading: 0.45, error: 2.5, description: 1 },
  phraseAsked: 0.6,
  guide: 1.6,
  otherProduct: 0.6,
  problem: 1.75,
  subject: 1.5,
  popularity: 0.06,
};
