import type { Phrases } from './terms';
import { stemOf } from './vocabulary';
import { foldedWords, squash } from './words';

/** Finds the synonyms of any form of a word. */
export class Synonyms {
  private readonly table = new Map<string, string[]>();
  /** Phrases of several words, joined, by their last word: `frame rate` is indexed as `framerate`. */
  readonly phrases: Phrases;

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const words = [...new Set(group.map(squash))].filter(Boolean);
      for (const word of words) {
        const others = words.filter((other) => other !== word);
        const known = this.table.get(stemOf(word)) ?? [];
        this.table.set(stemOf(word), [...new Set([...known, ...others])]);
      }
    }
    const phrases = new Map<string, string[]>();
    for (const entry of groups.flat()) {
      const words = foldedWords(entry);
      const last = words[words.length - 1] as string;
      if (words.length > 1) phrases.set(last, [...(phrases.get(last) ?? []), words.join('')]);
    }
    this.phrases = phrases;
  }

  /** Returns the synonyms of a word, joined and folded. */
  of(word: string): readonly string[] {
    return this.table.get(stemOf(word)) ?? [];
  }
}
