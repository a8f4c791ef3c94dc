import { stem } from 'porter2';
import { countBits, editDistance, letterBits } from './edit-distance';

/** The terms of an index, sorted, and the ways to find those that a typed word may mean. */
export class Vocabulary {
  readonly terms: readonly string[];
  private readonly bits: Int32Array;
  private readonly ids: Map<string, number>;
  /** By stem its terms. */
  private readonly families = new Map<string, number[]>();
  /** By term the number of its family: of all terms with the same stem. */
  readonly familyOf: Uint32Array;
  readonly familyCount: number;

  /** `terms` are sorted by code unit. */
  constructor(terms: readonly string[]) {
    this.terms = terms;
    this.bits = Int32Array.from(terms, letterBits);
    this.ids = new Map(terms.map((term, id) => [term, id]));
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

  /** Terms with the stem of a word, the word itself among them. */
  family(word: string): readonly number[] {
    return this.families.get(stemOf(word)) ?? [];
  }

  /** The term itself, or undefined. */
  find(term: string): number | undefined {
    return this.ids.get(term);
  }

  /** Terms that begin with the prefix and are longer than it. */
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
   * Terms within some edits of a word, with how many; its first letter is taken as right unless it was
   * swapped.
   */
  near(word: string, limit: number): { id: number; edits: number }[] {
    const bits = letterBits(word);
    const found: { id: number; edits: number }[] = [];
    for (let id = 0; id < this.terms.length; id++) {
      if (countBits(bits ^ (this.bits[id] as number)) > 2 * limit) continue;
      const term = this.terms[id] as string;
      if (Math.abs(term.length - word.length) > limit || term.length < 3) continue;
      const edits = editDistance(word, term, limit);
      if (edits <= limit) found.push({ id, edits });
    }
    return found;
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
 * The stem of a folded English word (Porter 2): `scaling` and `scales` have one. Names with digits and flags
 * have none but themselves.
 */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stem(word) : word;
}
