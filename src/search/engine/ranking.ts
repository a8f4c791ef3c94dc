import { bitsOf, Evidence } from './evidence';
import { type Expansion, expand } from './expand';
import type { MatchedTerms } from './highlight';
import { buildInvertedIndex, type InvertedIndex } from './inverted-index';
import { parseQuery } from './query';
import type { IndexedPage, SearchData } from './search-data';
import { type Meanings, TitleMatch } from './title-match';
import { type RankingWeights, rankingWeights } from './weights';
import { squash } from './words';

/** A page that answers a query, with those of its sections that do, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: { section: number; score: number }[];
}

/** What the engine finds: pages, best first, and the terms that it found them by, for highlighting. */
export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that the query may mean. */
  matched: MatchedTerms;
  /** The words of the query that `matched` counts by. */
  words: readonly string[];
}

/** Titles are compared word by word for the best pages only: what is not among them has too little else. */
const mostCompared = 100;
/** A page that has less than this share of what the best page has of the query is no result. */
const leastCoverage = 0.45;
/** Guesses below this are no reason to think that a query was answered. */
const leastSure = 0.3;

/** Ranks the pages of one index. */
export class Ranker {
  private readonly index: InvertedIndex;
  private readonly evidence: Evidence;
  private readonly titles: TitleMatch;
  private readonly headings: readonly string[];

  /** `index` may be handed over where it was built before, in steps. */
  constructor(
    readonly data: SearchData,
    private readonly weights: RankingWeights = rankingWeights,
    index: InvertedIndex = buildInvertedIndex(data, weights.fields),
  ) {
    this.index = index;
    this.evidence = new Evidence(data, this.index, weights);
    this.titles = new TitleMatch(data, this.index, weights);
    this.headings = data.sections.map((section) => squash(section.heading));
  }

  /** Ranks the pages that pass a filter. Any text is a query; one without a letter or digit finds nothing. */
  rank(input: string, accepts: (page: IndexedPage) => boolean = () => true): Ranking {
    const query = parseQuery(input);
    const matched: Matched = new Map();
    if (query.atoms.length === 0) return { pages: [], matched, words: [] };
    this.evidence.clear();
    const terms: Map<string, number>[] = [];
    const worth = query.atoms.map((atom, place) => {
      const found = this.expand(atom, place === query.atoms.length - 1);
      this.remember(found, 1 << place, matched);
      terms.push(new Map(found.map(({ id, quality }) => [this.term(id), quality])));
      return this.evidence.add({ from: place, to: place + 1, weight: 1, terms: found });
    });
    for (const { text, from, to, typed } of query.joins) {
      // A slip in one half of a name that was typed apart: `cluod run`.
      const isSlip = !query.atoms.slice(from, to).every((atom) => this.exactly(atom).length > 0);
      const found = typed || isSlip ? this.expand(text, false) : this.exactly(text);
      if (found.length === 0) continue;
      const weight = typed ? this.weights.typedName : this.weights.joinedWords;
      this.remember(found, bitsOf(from, to), matched);
      this.evidence.add({ from, to, weight, terms: found });
      for (const meaning of terms.slice(from, to)) meaning.set(text, 1);
    }
    const pages = this.collect(query.squashed, worth, accepts);
    return { pages: this.compareTitles(pages, { terms, worth }), matched, words: query.atoms };
  }

  /** Whether some page has every word of a query as it was typed. */
  isCovered(input: string): boolean {
    const { atoms } = parseQuery(input);
    if (atoms.length === 0) return true;
    const pages = atoms.map((atom) => this.pagesWith(atom));
    const [first = new Set<number>(), ...others] = pages;
    return [...first].some((page) => others.every((set) => set.has(page)));
  }

  private pagesWith(atom: string): Set<number> {
    const { starts, sections } = this.index;
    const pages = new Set<number>();
    for (const { id, quality } of this.expand(atom, true)) {
      if (quality < leastSure) continue;
      for (let at = starts[id] as number; at < (starts[id + 1] as number); at++)
        pages.add(this.data.sections[sections[at] as number]?.page ?? -1);
    }
    return pages;
  }

  private term(id: number): string {
    return this.index.vocabulary.terms[id] as string;
  }

  private expand(word: string, isLast: boolean): Expansion[] {
    const { vocabulary } = this.index;
    const synonyms = Object.hasOwn(this.data.synonyms, word) ? this.data.synonyms[word] : undefined;
    return expand(word, { vocabulary, weights: this.weights.guesses, synonyms, isLast });
  }

  private exactly(word: string): Expansion[] {
    const id = this.index.vocabulary.find(word);
    return id === undefined ? [] : [{ id, quality: 1, typed: word.length }];
  }

  private remember(found: readonly Expansion[], bits: number, matched: Matched): void {
    for (const { id, typed } of found) {
      const term = this.term(id);
      const known = matched.get(term);
      matched.set(term, { word: (known?.word ?? 0) | bits, typed: Math.max(known?.typed ?? 0, typed) });
    }
  }

  /** All pages with evidence, ordered by it. */
  private collect(
    squashed: string,
    worth: readonly number[],
    accepts: (page: IndexedPage) => boolean,
  ): RankedPage[] {
    const { pageScore, pageMask, sectionScore, sectionMask } = this.evidence;
    const share = coverage(worth);
    const covered = (mask: number) => share(mask) ** this.weights.coverage;
    const asked = this.data.pages.map((page, number) => (accepts(page) ? (pageMask[number] as number) : 0));
    const least = leastCoverage * Math.max(...asked.map(share));
    const isKnown = this.exactly(squashed).length > 0;
    const pages: RankedPage[] = [];
    for (const [number, page] of this.data.pages.entries()) {
      const mask = asked[number] as number;
      if (mask === 0 || share(mask) < least) continue;
      const sections: RankedPage['sections'] = [];
      for (let section = page.first; section < page.first + page.count; section++) {
        const own = sectionMask[section] as number;
        if (own === 0) continue;
        const isAsked = section > page.first && this.headings[section] === squashed;
        const factor = isAsked ? this.weights.exactHeading : 1;
        sections.push({ section, score: (sectionScore[section] as number) * covered(own) * factor });
      }
      sections.sort((a, b) => b.score - a.score || a.section - b.section);
      const best = sections[0]?.score ?? 0;
      const popularity = 1 + this.weights.popularity * Math.log2(1 + page.rank);
      const evidence = (pageScore[number] as number) * covered(mask) + this.weights.bestSection * best;
      pages.push({
        page: number,
        score: evidence * popularity * this.titles.whole(number, squashed, isKnown),
        sections,
      });
    }
    return pages.sort(byScore);
  }

  private compareTitles(pages: RankedPage[], meanings: Meanings): RankedPage[] {
    const top = pages.slice(0, mostCompared);
    for (const entry of top) entry.score *= this.titles.words(entry.page, meanings);
    return [...top.sort(byScore), ...pages.slice(mostCompared)];
  }
}

type Matched = Map<string, { word: number; typed: number }>;

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

/** How much of what was asked the found places make up, from 0 to 1. */
function coverage(worth: readonly number[]): (mask: number) => number {
  const all = worth.reduce((sum, value) => sum + value, 0) || 1;
  const known = new Map<number, number>();
  return (mask) => {
    let share = known.get(mask);
    if (share === undefined) {
      share = worth.reduce((sum, value, place) => (mask & (1 << place) ? sum + value : sum), 0) / all;
      known.set(mask, share);
    }
    return share;
  };
}
