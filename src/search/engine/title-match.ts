import { editDistance } from './edit-distance';
import { rarity } from './evidence';
import type { InvertedIndex } from './inverted-index';
import type { IndexedSection, SearchData } from './search-data';
import type { RankingWeights } from './weights';
import { camelParts, fold, squash, wordsOf } from './words';

/** What the words of a query may mean, place by place: terms with how likely they are meant. */
export interface Meanings {
  terms: readonly ReadonlyMap<string, number>[];
  /** How much each place of the query says. */
  worth: readonly number[];
}

/** How well the titles of pages answer a query. */
export class TitleMatch {
  private readonly titles: readonly string[];
  private readonly aliases: readonly string[][];
  private readonly slugs: readonly string[];
  private readonly wordsOfTitles: readonly { term: string; rarity: number }[][];

  constructor(
    data: SearchData,
    index: InvertedIndex,
    private readonly weights: RankingWeights,
  ) {
    this.titles = data.pages.map((page) => squash(page.title));
    this.aliases = data.pages.map((page) => page.keywords.map(squash));
    this.slugs = data.pages.map((page) => squash(/[^/]*(?=\/?$)/.exec(page.path)?.[0] ?? ''));
    const known = new Map<string, number>();
    this.wordsOfTitles = data.pages.map((page) =>
      wordsOf(page.title)
        .flatMap((word) => camelParts(word.text))
        .map((part) => {
          const term = fold(part.text);
          const value = known.get(term) ?? rarityOf(term, data, index);
          known.set(term, value);
          return { term, rarity: value };
        }),
    );
  }

  /**
   * The factor for a page whose title or other name is the query, or nearly, or begins with it, or whose address ends in it; 1 where
   * nothing fits. A query that is a word of the index means itself, and no title that is like it: `frame` is not `<IFrame>`.
   */
  whole(page: number, squashed: string, isKnown: boolean): number {
    const title = this.titles[page] as string;
    if (title === squashed || (this.aliases[page] as string[]).includes(squashed))
      return this.weights.exactTitle;
    if (squashed.length >= 3 && title.startsWith(squashed)) return this.weights.titlePrefix;
    if (this.slugs[page] === squashed) return this.weights.slug;
    const limit = squashed.length >= 8 ? 2 : 1;
    const isNear = !isKnown && squashed.length >= 5 && editDistance(squashed, title, limit) <= limit;
    return isNear ? this.weights.nearTitle : 1;
  }

  /** The factor for a page whose title is made of the query's words: how much of the query is in it, times how much of it in the query. */
  words(page: number, meanings: Meanings): number {
    return 1 + this.weights.titleWords * this.share(page, meanings);
  }

  private share(page: number, { terms, worth }: Meanings): number {
    const words = this.wordsOfTitles[page] as readonly { term: string; rarity: number }[];
    const used = new Set<string>();
    let asked = 0;
    let found = 0;
    terms.forEach((meaning, place) => {
      let best = 0;
      for (const { term } of words) {
        const quality = meaning.get(term) ?? 0;
        if (quality > 0) used.add(term);
        best = Math.max(best, quality);
      }
      asked += worth[place] as number;
      found += best * (worth[place] as number);
    });
    const whole = words.reduce((sum, word) => sum + word.rarity, 0);
    const part = words.reduce((sum, word) => sum + (used.has(word.term) ? word.rarity : 0), 0);
    return asked > 0 && whole > 0 ? (found / asked) ** 2 * (part / whole) : 0;
  }
}

function rarityOf(term: string, data: SearchData, { vocabulary, starts, sections }: InvertedIndex): number {
  const id = vocabulary.find(term);
  if (id === undefined) return 0;
  const pages = new Set<number>();
  for (let at = starts[id] as number; at < (starts[id + 1] as number); at++)
    pages.add((data.sections[sections[at] as number] as IndexedSection).page);
  return rarity(pages.size, data.pages.length);
}
