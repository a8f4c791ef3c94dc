import { editDistance } from './edit-distance';
import { maskVariables } from './error-text';
import type { InvertedIndex } from './inverted-index';
import type { Meanings } from './meanings';
import { phraseKinds, phraseTexts } from './phrase-kinds';
import type { IndexedPage, SearchData } from './search-data';
import { wordWeight } from './stop-words';
import { visitTerms } from './terms';
import type { RankingWeights } from './weights';
import { squash } from './words';

/**
 * A phrase of a page: the families of its terms, how much each term matters (`worth`), and the sum of these values
 * (`whole`).
 */
interface Phrase {
  families: Uint32Array;
  worth: Float32Array;
  whole: number;
}

/** Compares a query with whole phrases of pages: titles, keywords, answers, headings, errors and descriptions. */
export class PhraseMatch {
  private readonly titles: readonly string[];
  private readonly slugs: readonly string[];
  /** Pages by their squashed title and last path segment. */
  private readonly subjects = new Map<string, number[]>();
  /** Phrases by page number and kind, computed when the page is first compared. Most pages never are. */
  private readonly phrases: (readonly (readonly Phrase[])[] | undefined)[] = [];
  /** The result of `shares`. One array is reused for all pages. */
  private readonly best = new Float64Array(phraseKinds.length);

  constructor(
    private readonly data: SearchData,
    private readonly index: InvertedIndex,
    private readonly weights: RankingWeights,
  ) {
    this.titles = data.pages.map((page) => squash(page.title));
    this.slugs = data.pages.map((page) => squash(/[^/]*(?=\/?$)/.exec(page.path)?.[0] ?? ''));
    for (const number of data.pages.keys())
      for (const key of new Set([this.titles[number] as string, this.slugs[number] as string]))
        this.subjects.set(key, [...(this.subjects.get(key) ?? []), number]);
  }

  /** Returns the pages whose title or last path segment is this word or name. */
  pagesAbout(squashed: string): readonly number[] {
    return this.subjects.get(squashed) ?? [];
  }

  /**
   * Returns the factor for a page whose title equals, nearly equals or begins with the query, or whose last path
   * segment equals it; 1 if none applies. A query that is a term of the index does not match similar titles:
   * `frame` does not match `<IFrame>`. Any other query is probably the beginning of a name.
   */
  whole(page: number, squashed: string, isKnown: boolean): number {
    const title = this.titles[page] as string;
    if (title === squashed) return this.weights.exactTitle;
    if (squashed.length >= 3 && title.startsWith(squashed)) {
      const isName = !isKnown && !/\s/.test((this.data.pages[page] as IndexedPage).title);
      return isName ? this.weights.nameBeginning : this.weights.titlePrefix;
    }
    if (this.slugs[page] === squashed) return this.weights.slug;
    const limit = squashed.length >= 8 ? 2 : 1;
    const isNear = !isKnown && squashed.length >= 5 && editDistance(squashed, title, limit) <= limit;
    return isNear ? this.weights.nearTitle : 1;
  }

  /**
   * Returns how well the best phrase of each kind, in the order of `phraseKinds`, matches the query, from 0 to 1: the
   * share of the query that the phrase covers, times the share of the phrase that the query covers. The next call
   * overwrites the array.
   */
  shares(page: number, meanings: Meanings, worth: readonly number[]): Float64Array {
    const kinds = this.phrases[page] ?? this.read(page);
    const asked = worth.reduce((sum, value) => sum + value, 0);
    for (let kind = 0; kind < kinds.length; kind++) {
      let most = 0;
      for (const phrase of kinds[kind] as readonly Phrase[]) {
        const share = shareOf(phrase, meanings, worth, asked, this.weights);
        if (share > most) most = share;
      }
      this.best[kind] = most;
    }
    return this.best;
  }

  private read(number: number): readonly (readonly Phrase[])[] {
    const texts = phraseTexts(this.data.pages[number] as IndexedPage, this.data);
    const phrases = phraseKinds.map((kind) =>
      texts[kind].map((text) => this.phraseOf(kind === 'error' ? maskVariables(text) : text)),
    );
    this.phrases[number] = phrases;
    return phrases;
  }

  private phraseOf(text: string): Phrase {
    const { vocabulary, familyRarity } = this.index;
    const families = new Map<number, number>();
    visitTerms(text, (term) => {
      const id = vocabulary.find(term);
      if (id === undefined) return;
      const family = vocabulary.familyOf[id] as number;
      families.set(family, (familyRarity[family] as number) * wordWeight(term));
    });
    const worth = Float32Array.from(families.values());
    return {
      families: Uint32Array.from(families.keys()),
      worth,
      whole: worth.reduce((sum, value) => sum + value, 0),
    };
  }
}

/** How well the phrase matches each query word. One array is reused for all phrases. */
const found = new Float64Array(32);

/**
 * Returns how well a phrase matches the query, from 0 to 1. `worth` is how much each query word matters, and `asked` is
 * the sum of these values; `says` and `whole` are the same for the terms of the phrase.
 */
function shareOf(
  { families, worth: says, whole }: Phrase,
  meanings: Meanings,
  worth: readonly number[],
  asked: number,
  weights: RankingWeights,
): number {
  if (whole <= 0 || asked <= 0) return 0;
  let part = 0;
  let isFound = false;
  for (let at = 0; at < families.length; at++) {
    const places = meanings.of(families[at] as number);
    if (!places) continue;
    if (!isFound) found.fill(0, 0, worth.length);
    isFound = true;
    let best = 0;
    for (const { place, quality } of places) {
      if (quality > (found[place] as number)) found[place] = quality;
      if (quality > best) best = quality;
    }
    part += best * (says[at] as number);
  }
  // Most phrases contain no word of the query.
  if (!isFound) return 0;
  let sum = 0;
  for (let place = 0; place < worth.length; place++)
    sum += (found[place] as number) * (worth[place] as number);
  return ((sum / asked) ** weights.phraseAsked * part) / whole;
}
