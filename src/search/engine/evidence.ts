import type { Expansion } from './expand';
import { type InvertedIndex, rarity } from './inverted-index';
import type { IndexedSection, SearchData } from './search-data';
import type { RankingWeights } from './weights';

/** A typed word: the places of the query that it covers, and what it may mean. */
export interface QueryWord {
  from: number;
  to: number;
  /** How much it counts: 1, less for words that say little, more for a name typed as one. */
  weight: number;
  terms: readonly Expansion[];
}

/** Bits for the places of a query from one to another, the last not included. */
export function bitsOf(from: number, to: number): number {
  return ((1 << to) - 1) & ~((1 << from) - 1);
}

/**
 * What the words of one query say for every page and section. One object serves all queries, one after the
 * other.
 */
export class Evidence {
  readonly sectionScore: Float64Array;
  readonly pageScore: Float64Array;
  /** Bits for the places of the query that were found. */
  readonly sectionMask: Uint32Array;
  readonly pageMask: Uint32Array;
  private readonly sectionPart: Float64Array;
  private readonly pagePart: Float64Array;

  constructor(
    private readonly data: SearchData,
    private readonly index: InvertedIndex,
    private readonly weights: RankingWeights,
  ) {
    const [pages, sections] = [data.pages.length, data.sections.length];
    this.sectionScore = new Float64Array(sections);
    this.sectionPart = new Float64Array(sections);
    this.sectionMask = new Uint32Array(sections);
    this.pageScore = new Float64Array(pages);
    this.pagePart = new Float64Array(pages);
    this.pageMask = new Uint32Array(pages);
  }

  /** Forgets the last query. */
  clear(): void {
    this.sectionScore.fill(0);
    this.sectionMask.fill(0);
    this.pageScore.fill(0);
    this.pageMask.fill(0);
  }

  /** Adds what a word says; gives back how much that can be. */
  add(word: QueryWord): number {
    const { sections, pages } = this.gather(word.terms);
    const guessed = rarity(pages.length, this.data.pages.length);
    const rarities = (guessed + (this.rarityOf(word.terms) ?? guessed)) / 2;
    const worth = word.weight * (this.weights.rarityFloor + rarities);
    const mask = bitsOf(word.from, word.to);
    const { sectionSaturation, pageSaturation } = this.weights;
    settle(sections, this.sectionPart, this.sectionScore, this.sectionMask, {
      worth,
      mask,
      half: sectionSaturation,
    });
    settle(pages, this.pagePart, this.pageScore, this.pageMask, { worth, mask, half: pageSaturation });
    return worth;
  }

  /** How rare a word is without its synonyms and other guesses; undefined if the index does not have it. */
  private rarityOf(terms: readonly Expansion[]): number | undefined {
    const { vocabulary, familyRarity } = this.index;
    const known = terms.find(({ quality }) => quality >= this.weights.guesses.form);
    return known && familyRarity[vocabulary.familyOf[known.id] as number];
  }

  /** Sums up the entries of all terms; gives back which sections and pages have any. */
  private gather(terms: readonly Expansion[]): { sections: number[]; pages: number[] } {
    const { starts, sections, weights } = this.index;
    const touched = { sections: [] as number[], pages: [] as number[] };
    for (const { id, quality } of terms) {
      const end = starts[id + 1] as number;
      for (let at = starts[id] as number; at < end; at++) {
        const section = sections[at] as number;
        const page = (this.data.sections[section] as IndexedSection).page;
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

/** Moves the sums into the scores, levelled off, and empties them for the next word. */
function settle(
  touched: readonly number[],
  parts: Float64Array,
  scores: Float64Array,
  masks: Uint32Array,
  { worth, mask, half }: { worth: number; mask: number; half: number },
): void {
  for (const number of touched) {
    const part = parts[number] as number;
    scores[number] = (scores[number] as number) + (worth * part) / (part + half);
    masks[number] = (masks[number] as number) | mask;
    parts[number] = 0;
  }
}
