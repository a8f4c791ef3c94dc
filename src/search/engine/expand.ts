import type { Vocabulary } from './vocabulary';
import type { GuessWeights } from './weights';

/** A term of the index that a typed word may mean. */
export interface Expansion {
  id: number;
  /** How likely it is meant, from 0 to 1. */
  quality: number;
  /** Letters of the term that were typed; all of them where it is not a beginning. */
  typed: number;
}

/** What is known of a typed word besides its letters. */
export interface ExpandContext {
  vocabulary: Vocabulary;
  weights: GuessWeights;
  synonyms?: readonly string[] | undefined;
  /** Whether the word may still be growing. */
  isLast?: boolean;
  /** Whether it may be mistyped: a value in a pasted message is not. */
  mayBeTypo?: boolean;
}

/** Shorter words begin too many others, unless they are still being typed. */
const shortestBeginning = 3;
/** Shorter words are too like each other for a guess. */
const shortestFuzzy = 4;
const shortestTwoEdits = 8;

/**
 * The terms that a typed word may mean: itself, those of its stem, its synonyms, those that begin with it,
 * and, if the index has none of its stem, those that are like it.
 */
export function expand(
  word: string,
  { vocabulary, weights, synonyms = [], isLast = false, mayBeTypo = true }: ExpandContext,
): Expansion[] {
  const found = new Map<number, Expansion>();
  const put = (id: number | undefined, quality: number, typed?: number) => {
    if (id === undefined || (found.get(id)?.quality ?? 0) >= quality) return;
    found.set(id, { id, quality, typed: typed ?? (vocabulary.terms[id] as string).length });
  };
  put(vocabulary.find(word), 1);
  const family = vocabulary.family(word);
  for (const id of family) put(id, weights.form);
  const isKnown = family.length > 0;
  for (const synonym of synonyms) for (const id of vocabulary.family(synonym)) put(id, weights.synonym);
  for (const id of isLast || word.length >= shortestBeginning ? vocabulary.startingWith(word) : [])
    put(id, (weights.prefix * word.length) / (vocabulary.terms[id] as string).length, word.length);
  if (isKnown || !mayBeTypo || word.length < shortestFuzzy) return [...found.values()];
  for (const { id } of vocabulary.near(word, word.length >= shortestTwoEdits ? 2 : 1)) put(id, weights.typo);
  return [...found.values()];
}
