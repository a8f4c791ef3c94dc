/** A word of the query that may mean a term: its place in the query, and how likely that is, from 0 to 1. */
export interface Meaning {
  place: number;
  quality: number;
}

/**
 * The words of a query by the families of terms that they may mean. One object is reused for all queries. An array by family is
 * much faster than a `Map`: the words of a hundred pages' phrases are looked up for each query.
 */
export class Meanings {
  /** The position of each family's list, from 1; 0 if no word of the query means the family. */
  private readonly positions: Uint16Array;
  private families: number[] = [];
  private lists: Meaning[][] = [];

  constructor(familyCount: number) {
    this.positions = new Uint16Array(familyCount);
  }

  /** Forgets the previous query. */
  clear(): void {
    for (const family of this.families) this.positions[family] = 0;
    this.families = [];
    this.lists = [];
  }

  add(family: number, meaning: Meaning): void {
    const position = this.positions[family] as number;
    if (position > 0) this.lists[position - 1]?.push(meaning);
    else {
      this.families.push(family);
      this.positions[family] = this.lists.push([meaning]);
    }
  }

  /** Returns the words that may mean a family, or undefined if none does. */
  of(family: number): readonly Meaning[] | undefined {
    const position = this.positions[family] as number;
    return position > 0 ? this.lists[position - 1] : undefined;
  }
}
