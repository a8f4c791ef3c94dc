import type { Expansion } from './expand';
import { type InvertedIndex, rarity } from './inverted-index';
import type { SearchData } from './search-data';
import type { RankingWeights } from './weights';

/** A word of the query: the positions it covers, and the terms it may stand for. */
export interface QueryWord {
  from: number;
  to: number;
  /** Weight of the word: 1, or less for stop words and the variable parts of a message. */
  weight: number;
  terms: readonly Expansion[];
}

/** Returns a bit mask of the query positions `from` to `to` (exclusive). */
export function bitsOf(from: number, to: number): number {
  return ((1 << to) - 1) & ~((1 << from) - 1);
}

/**
 * Accumulates the scores of every page and section for the words of one query. One object is reused for all
 * queries.
 */
export class Evidence {
  readonly sectionScore: Float64Array;
  readonly pageScore: Float64Array;
  /** Bit masks of the query positions that were found. */
  readonly sectionMask: Uint32Array;
  readonly pageMask: Uint32Array;
  private readonly sectionPart: Float64Array;
  private readonly pagePart: Float64Array;
  /** Scores at which each page and each section gets half of the maximum evidence for a word. */
  private readonly pageHalf: Float64Array;
  private readonly sectionHalf: Float64Array;
  /** The page of each section. */
  private readonly pageOf: Uint32Array;

  constructor(
    data: SearchData,
    private readonly index: InvertedIndex,
    private readonly weights: RankingWeights,
  ) {
    const [pages, sections] = [data.pages.length, data.sections.length];
    this.pageOf = Uint32Array.from(data.sections, ({ page }) => page);
    this.sectionScore = new Float64Array(sections);
    this.sectionPart = new Float64Array(sections);
    this.sectionMask = new Uint32Array(sections);
    this.pageScore = new Float64Array(pages);
    this.pagePart = new Float64Array(pages);
    this.pageMask = new Uint32Array(pages);
    this.sectionHalf = new Float64Array(sections).fill(weights.sectionSaturation);
    this.pageHalf = this.pageLengths().map(
      (length) => weights.pageSaturation * (1 - weights.pageLength + weights.pageLength * length),
    );
  }

  /** Returns the number of terms of each page, relative to the average. */
  private pageLengths(): Float64Array {
    const lengths = new Float64Array(this.pageScore.length);
    for (const section of this.index.sections) {
      const page = this.pageOf[section] as number;
      lengths[page] = (lengths[page] as number) + 1;
    }
    const average = this.index.sections.length / lengths.length;
    return lengths.map((length) => length / average);
  }

  /** Resets the scores before the next query. */
  clear(): void {
    this.sectionScore.fill(0);
    this.sectionMask.fill(0);
    this.pageScore.fill(0);
    this.pageMask.fill(0);
  }

  /**
   * Adds the scores of a word. Returns its worth: its weight times its rarity, which is the most that it can add to
   * a score.
   */
  add(word: QueryWord): number {
    const { sections, pages } = this.gather(word.terms);
    const guessed = rarity(pages.length, this.pageScore.length);
    const rarities = (guessed + (this.rarityOf(word.terms) ?? guessed)) / 2;
    const worth = word.weight * (this.weights.rarityFloor + rarities);
    const mask = bitsOf(word.from, word.to);
    settle(sections, this.sectionPart, this.sectionScore, this.sectionMask, {
      worth,
      mask,
      halves: this.sectionHalf,
    });
    settle(pages, this.pagePart, this.pageScore, this.pageMask, { worth, mask, halves: this.pageHalf });
    return worth;
  }

  /**
   * Returns how rare a word is, ignoring synonyms and other guesses. Returns undefined if the index does not
   * contain it.
   */
  private rarityOf(terms: readonly Expansion[]): number | undefined {
    const { vocabulary, familyRarity } = this.index;
    const known = terms.find(({ quality }) => quality >= this.weights.guesses.form);
    return known && familyRarity[vocabulary.familyOf[known.id] as number];
  }

  /** Sums the index entries of all terms. Returns the sections and pages that have entries. */
  private gather(terms: readonly Expansion[]): { sections: number[]; pages: number[] } {
    const { starts, sections, weights } = this.index;
    const touched = { sections: [] as number[], pages: [] as number[] };
    for (const { id, quality } of terms) {
      const end = starts[id + 1] as number;
      for (let at = starts[id] as number; at < end; at++) {
        const section = sections[at] as number;
        const page = this.pageOf[section] as number;
        const value = quality * (weights[at] as number);
        if (this.sectionPart[section] === 0) touched.sections.push(section);
        if (this.pagePart[page] === 0) touched.pages.push(page);
        this.sectionPart[section] = (this.sectionPart[section] as number) + value;
        this.pagePart[page] = (this.pagePart[page] as number) + value;
      }
    }
    return touched;
  }
}

/** Adds the saturated sums to the scores, and resets the sums for the next word. */
function settle(
  touched: readonly number[],
  parts: Float64Array,
  scores: Float64Array,
  masks: Uint32Array,
  { worth, mask, halves }: { worth: number; mask: number; halves: Float64Array },
): void {
  for (const number of touched) {
    const part = parts[number] as number;
    scores[number] = (scores[number] as number) + (worth * part) / (part + (halves[number] as number));
    masks[number] = (masks[number] as number) | mask;
    parts[number] = 0;
  }
}
