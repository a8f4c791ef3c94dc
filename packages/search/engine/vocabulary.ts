import { stem } from 'porter2';
import { countBits, editDistance, letterBits } from './edit-distance';

/** The sorted terms of an index, with lookups by exact term, stem, prefix and edit distance. */
export class Vocabulary {
  readonly terms: readonly string[];
  private readonly bits: Int32Array;
  /** The ids of all terms with the same number of letters. */
  private readonly idsByLength: number[][] = [];
  private readonly ids: Map<string, number>;
  /** Terms by stem. */
  private readonly families = new Map<string, number[]>();
  /** The number of each term's family. A family is all terms with the same stem. */
  readonly familyOf: Uint32Array;
  readonly familyCount: number;

  /** @param terms Sorted by code unit. */
  constructor(terms: readonly string[]) {
    this.terms = terms;
    this.bits = Int32Array.from(terms, letterBits);
    this.ids = new Map(terms.map((term, id) => [term, id]));
    for (const [id, { length }] of terms.entries()) {
      this.idsByLength[length] ??= [];
      this.idsByLength[length].push(id);
    }
    const numbers = new Map<string, number>();
    this.familyOf = Uint32Array.from(terms, (term, id) => {
      const root = stemOf(term);
      const family = this.families.get(root);
      if (family) family.push(id);
      else this.families.set(root, [id]);
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      return number;
    });
    this.familyCount = numbers.size;
  }

  /** Returns the terms with the same stem as a word, including the word itself if it is a term. */
  family(word: string): readonly number[] {
    return this.families.get(stemOf(word)) ?? [];
  }

  /** Returns the id of a term, or undefined if the index does not have it. */
  find(term: string): number | undefined {
    return this.ids.get(term);
  }

  /** Returns the terms that begin with the prefix and are longer. */
  startingWith(prefix: string): number[] {
    const found: number[] = [];
    for (let id = this.lowerBound(prefix); id < this.terms.length; id++) {
      const term = this.terms[id] as string;
      if (!term.startsWith(prefix)) break;
      if (term.length > prefix.length) found.push(id);
    }
    return found;
  }

  /**
   * Returns the terms within `limit` edits of a word, with the number of edits. Skips terms with fewer than
   * three letters.
   */
  near(word: string, limit: number): { id: number; edits: number }[] {
    const bits = letterBits(word);
    const found: { id: number; edits: number }[] = [];
    // Words whose lengths differ by more than the limit differ in more letters.
    for (let length = Math.max(3, word.length - limit); length <= word.length + limit; length++) {
      for (const id of this.idsByLength[length] ?? []) {
        if (countBits(bits ^ (this.bits[id] as number)) > 2 * limit) continue;
        const edits = editDistance(word, this.terms[id] as string, limit);
        if (edits <= limit) found.push({ id, edits });
      }
    }
    return found.sort((a, b) => a.id - b.id);
  }

  private lowerBound(prefix: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Returns the stem of a folded English word (Porter 2): `scaling` and `scales` share one. Names with digits
 * and flags are their own stem.
 */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stem(word) : word;
}
