import { fold, isStopWord, stemOf, wordsOf } from '@docs/search';

/** Returns the stems of the words that say what a text is about, without numbers and stop words. */
export function tellingStems(text: string): Set<string> {
  const words = wordsOf(text).map((word) => fold(word.text));
  return new Set(words.filter((word) => !isStopWord(word) && !/^\d+$/.test(word)).map(stemOf));
}
