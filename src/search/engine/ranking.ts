import { bitsOf, Evidence } from './evidence';
import { type Expansion, expand } from './expand';
import type { MatchedTerms } from './highlight';
import { buildInvertedIndex, type InvertedIndex } from './inverted-index';
import { type PhraseKind, phraseKinds } from './phrase-kinds';
import { PhraseMatch } from './phrase-match';
import { parseQuery, type Query, variableWeight } from './query';
import type { IndexedPage, SearchData } from './search-data';
import { Synonyms } from './synonyms';
import { type RankingWeights, rankingWeights } from './weights';

/** The factors of a page's score. All objects have the same shape, which makes them cheap to create. */
export type ScoreParts = Record<'evidence' | 'popularity' | 'name' | 'guide' | PhraseKind, number>;

/** A matching page, with its matching sections, best first. */
export interface RankedPage {
  page: number;
  score: number;
  /**
   * Share of the query that the page covers, from 0 to 1, weighted by the words' importance. A guess at a
   * word counts in part.
   */
  coverage: number;
  sections: { section: number; score: number }[];
  /** The factors of the score. */
  parts: ScoreParts;
}

/** The result of a search: pages, best first, and the matching terms for highlighting. */
export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that the query may stand for. */
  matched: MatchedTerms;
  /** The words of the query. The bit masks in `matched` refer to them. */
  words: readonly string[];
}

/** Phrases are compared for the best pages only: the others cover too little of the query. */
const mostCompared = 100;
/** A page is a result only if it covers at least this share of what the best page covers. */
const leastCoverage = 0.3;
/** Minimum quality of a guess for a query to count as answered. */
const leastSure = 0.3;
/** Words with a lower weight are not highlighted, and a page need not contain them. */
const leastTelling = 0.1;
/** Longer queries are sentences and pasted messages, which rarely contain names typed as separate words. */
const mostAtomsWithSlips = 6;

/** A query with the terms of the index that it may stand for. */
interface Understood {
  query: Query;
  matched: Matched;
  meanings: Map<number, { place: number; quality: number }[]>;
  /** The importance of each position. */
  worth: number[];
  /** How certain the meaning of each position is, from 0 to 1. */
  sure: number[];
}

/** Ranks the pages of one index. */
export class Ranker {
  private readonly index: InvertedIndex;
  private readonly evidence: Evidence;
  private readonly phrases: PhraseMatch;
  private readonly synonyms: Synonyms;

  /** Pass `index` if it was built before, in steps. */
  constructor(
    readonly data: SearchData,
    private readonly weights: RankingWeights = rankingWeights,
    index: InvertedIndex = buildInvertedIndex(data, weights.fields),
  ) {
    this.index = index;
    this.evidence = new Evidence(data, this.index, weights);
    this.phrases = new PhraseMatch(data, this.index, weights);
    this.synonyms = new Synonyms(data.synonyms);
  }

  /** Ranks the pages that pass a filter. A query without letters or digits finds nothing. */
  rank(input: string, accepts: (page: IndexedPage) => boolean = () => true): Ranking {
    const query = parseQuery(input);
    const { phrases } = this.synonyms;
    if (query.atoms.length === 0) return { pages: [], matched: { terms: new Map(), phrases }, words: [] };
    const understood = this.understand(query);
    const pages = this.collect(understood, accepts);
    const matched = { terms: understood.matched, phrases };
    return { pages: this.comparePhrases(pages, understood), matched, words: query.atoms };
  }

  /** Returns whether a page contains every significant word of a query as it was typed. */
  isCovered(input: string): boolean {
    const { atoms, weights } = parseQuery(input);
    const telling = atoms.filter((_, place) => (weights[place] as number) >= leastTelling);
    const [first = new Set<number>(), ...others] = telling.map((atom) => this.pagesWith(atom));
    return telling.length === 0 || [...first].some((page) => others.every((set) => set.has(page)));
  }

  /** Returns the terms of the index that are most similar to query words it does not contain, best first. */
  nearestWords(input: string, most: number): string[] {
    const { vocabulary } = this.index;
    return parseQuery(input)
      .atoms.filter((atom) => vocabulary.family(atom).length === 0)
      .flatMap((word) => vocabulary.near(word, word.length >= 8 ? 4 : 2))
      .filter(({ id }) => /^\p{L}+$/u.test(this.term(id)))
      .sort((a, b) => a.edits - b.edits || this.pagesOf(b.id).size - this.pagesOf(a.id).size)
      .slice(0, most)
      .map(({ id }) => this.term(id));
  }

  /** Finds the terms that the words of a query may stand for, and adds their scores to the evidence. */
  private understand(query: Query): Understood {
    const { atoms, weights, joins } = query;
    const matched: Matched = new Map();
    const meanings: Understood['meanings'] = new Map();
    this.evidence.clear();
    const sure = atoms.map(() => 0);
    const worth = atoms.map((atom, place) => {
      const weight = weights[place] as number;
      const found = this.expand(atom, place === atoms.length - 1, weight > variableWeight);
      if (weight >= leastTelling) this.remember(found, 1 << place, matched);
      sure[place] = bestOf(found);
      this.mean(found, place, place + 1, meanings);
      return this.evidence.add({ from: place, to: place + 1, weight, terms: found });
    });
    for (const { text, from, to, typed } of joins) {
      // A typo in one half of a name typed as separate words: `cluod run`.
      const isSlip =
        atoms.length <= mostAtomsWithSlips &&
        !atoms.slice(from, to).every((atom) => this.exactly(atom).length > 0);
      const found =
        typed || isSlip
          ? this.expand(text, false, atoms.length <= mostAtomsWithSlips)
          : this.exactlyOrSynonyms(text);
      if (found.length === 0) continue;
      for (let place = from; place < to; place++)
        sure[place] = Math.max(sure[place] as number, bestOf(found));
      this.remember(found, bitsOf(from, to), matched);
      this.mean(found, from, to, meanings);
      const weight = Math.max(...weights.slice(from, to));
      this.evidence.add({ from, to, weight, terms: found });
    }
    return { query, matched, meanings, worth, sure };
  }

  private mean(
    found: readonly Expansion[],
    from: number,
    to: number,
    meanings: Understood['meanings'],
  ): void {
    for (const { id, quality } of found) {
      const family = this.index.vocabulary.familyOf[id] as number;
      const known = meanings.get(family) ?? [];
      for (let place = from; place < to; place++) known.push({ place, quality });
      meanings.set(family, known);
    }
  }

  private pagesOf(id: number): Set<number> {
    const { starts, sections } = this.index;
    const pages = new Set<number>();
    for (let at = starts[id] as number; at < (starts[id + 1] as number); at++)
      pages.add(this.data.sections[sections[at] as number]?.page ?? -1);
    return pages;
  }

  private pagesWith(atom: string): Set<number> {
    const sure = this.expand(atom, true).filter(({ quality }) => quality >= leastSure);
    return new Set(sure.flatMap(({ id }) => [...this.pagesOf(id)]));
  }

  private term(id: number): string {
    return this.index.vocabulary.terms[id] as string;
  }

  private expand(word: string, isLast: boolean, mayBeTypo = true): Expansion[] {
    const { vocabulary } = this.index;
    return expand(word, {
      vocabulary,
      weights: this.weights.guesses,
      synonyms: this.synonyms.of(word),
      isLast,
      mayBeTypo,
    });
  }

  private exactly(word: string): Expansion[] {
    const id = this.index.vocabulary.find(word);
    return id === undefined ? [] : [{ id, quality: 1, typed: word.length }];
  }

  private exactlyOrSynonyms(word: string): Expansion[] {
    const { vocabulary } = this.index;
    const others = this.synonyms.of(word).flatMap((synonym) => vocabulary.family(synonym));
    const quality = this.weights.guesses.synonym;
    return [...this.exactly(word), ...others.map((id) => ({ id, quality, typed: this.term(id).length }))];
  }

  private remember(found: readonly Expansion[], bits: number, matched: Matched): void {
    for (const { id, typed } of found) {
      const term = this.term(id);
      const known = matched.get(term);
      matched.set(term, { word: (known?.word ?? 0) | bits, typed: Math.max(known?.typed ?? 0, typed) });
    }
  }

  /** Returns all pages with evidence, sorted by score. */
  private collect({ query, worth, sure }: Understood, accepts: (page: IndexedPage) => boolean): RankedPage[] {
    const { pageScore, pageMask } = this.evidence;
    const share = coverage(worth);
    const surely = coverage(worth, sure);
    const asked = this.data.pages.map((page, number) => (accepts(page) ? (pageMask[number] as number) : 0));
    const least = leastCoverage * Math.max(...asked.map(share));
    const isKnown = this.exactly(query.squashed).length > 0;
    const pages: RankedPage[] = [];
    for (const [number, page] of this.data.pages.entries()) {
      const mask = asked[number] as number;
      const covered = share(mask);
      if (mask === 0 || covered < least) continue;
      const sections = this.sectionsOf(page, share);
      const evidence =
        (pageScore[number] as number) * covered ** this.weights.coverage +
        this.weights.bestSection * (sections[0]?.score ?? 0);
      const popularity = 1 + this.weights.popularity * Math.log2(1 + page.rank);
      const name = this.phrases.whole(number, query.squashed, isKnown);
      const guide = query.isQuestion && page.part === 'guides' ? this.weights.guide : 1;
      const parts = {
        evidence,
        popularity,
        name,
        guide,
        title: 1,
        keyword: 1,
        answer: 1,
        heading: 1,
        error: 1,
      };
      const score = evidence * popularity * name * guide;
      pages.push({ page: number, score, coverage: surely(mask), sections, parts });
    }
    return pages.sort(byScore);
  }

  private sectionsOf(page: IndexedPage, share: (mask: number) => number): RankedPage['sections'] {
    const { sectionScore, sectionMask } = this.evidence;
    const sections: RankedPage['sections'] = [];
    for (let section = page.first; section < page.first + page.count; section++) {
      const mask = sectionMask[section] as number;
      if (mask === 0) continue;
      const factor = share(mask) ** this.weights.coverage;
      sections.push({ section, score: (sectionScore[section] as number) * factor });
    }
    return sections.sort((a, b) => b.score - a.score || a.section - b.section);
  }

  private comparePhrases(pages: RankedPage[], { meanings, worth }: Understood): RankedPage[] {
    const top = pages.slice(0, mostCompared);
    for (const entry of top) {
      const shares = this.phrases.shares(entry.page, meanings, worth);
      for (const kind of phraseKinds) {
        entry.parts[kind] = 1 + this.weights.phrases[kind] * shares[kind];
        entry.score *= entry.parts[kind];
      }
    }
    return [...top.sort(byScore), ...pages.slice(mostCompared)];
  }
}

type Matched = Map<string, { word: number; typed: number }>;

function bestOf(found: readonly Expansion[]): number {
  return found.reduce((best, { quality }) => Math.max(best, quality), 0);
}

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

/**
 * Returns a function that computes the covered share of the query, from 0 to 1, from a bit mask of positions.
 */
function coverage(worth: readonly number[], sure?: readonly number[]): (mask: number) => number {
  const all = worth.reduce((sum, value) => sum + value, 0) || 1;
  const known = new Map<number, number>();
  return (mask) => {
    let share = known.get(mask);
    if (share === undefined) {
      share =
        worth.reduce(
          (sum, value, place) => (mask & (1 << place) ? sum + value * (sure?.[place] ?? 1) : sum),
          0,
        ) / all;
      known.set(mask, share);
    }
    return share;
  };
}
