import { foldedWords, isStopWord, stemOf } from '@docs/search';

/** Returns the stems of the words that say what a text is about, without numbers and stop words. */
export function tellingStems(text: string): Set<string> {
  return new Set(
    foldedWords(text)
      .filter((word) => !isStopWord(word) && !/^\d+$/.test(word))
      .map(stemOf),
  );
}
