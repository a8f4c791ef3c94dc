import type { Vocabulary } from './vocabulary';
import type { GuessWeights } from './weights';

/** A term of the index that a typed word may stand for. */
export interface Expansion {
  id: number;
  /** How likely it is that the user means this term, from 0 to 1. */
  quality: number;
  /** How many letters of the term were typed: all of them, unless the typed word is a prefix. */
  typed: number;
  /** Whether it is a synonym: it counts, but it is not marked, because nobody typed it. */
  isSynonym?: boolean;
}

/** Context of a typed word. */
export interface ExpandContext {
  vocabulary: Vocabulary;
  weights: GuessWeights;
  synonyms?: readonly string[] | undefined;
  /** Whether the user may still be typing the word. */
  isLast?: boolean;
  /** Whether the word may contain a typo. False for a value in a pasted message. */
  mayBeTypo?: boolean;
}

/**
 * Minimum number of letters of a prefix, except for the last word of a query. Shorter prefixes match too many
 * terms.
 */
const shortestBeginning = 3;
/** Minimum number of letters for correcting typos. Shorter words are too similar to each other. */
const shortestFuzzy = 4;
const shortestTwoEdits = 8;

/**
 * Returns the terms that a typed word may stand for: the word itself, terms with the same stem, synonyms,
 * terms it is a prefix of, and, if the index has no term with its stem, similar terms.
 */
export function expand(
  word: string,
  { vocabulary, weights, synonyms = [], isLast = false, mayBeTypo = true }: ExpandContext,
): Expansion[] {
  const found = new Map<number, Expansion>();
  const put = (id: number | undefined, quality: number, typed?: number, isSynonym = false) => {
    if (id === undefined || (found.get(id)?.quality ?? 0) >= quality) return;
    found.set(id, { id, quality, typed: typed ?? (vocabulary.terms[id] as string).length, isSynonym });
  };
  put(vocabulary.find(word), 1);
  const family = vocabulary.family(word);
  for (const id of family) put(id, weights.form);
  const isKnown = family.length > 0;
  for (const synonym of synonyms)
    for (const id of vocabulary.family(synonym)) put(id, weights.synonym, undefined, true);
  for (const id of isLast || word.length >= shortestBeginning ? vocabulary.startingWith(word) : [])
    put(id, (weights.prefix * word.length) / (vocabulary.terms[id] as string).length, word.length);
  if (isKnown || !mayBeTypo || word.length < shortestFuzzy) return [...found.values()];
  for (const { id } of vocabulary.near(word, word.length >= shortestTwoEdits ? 2 : 1)) put(id, weights.typo);
  return [...found.values()];
}
