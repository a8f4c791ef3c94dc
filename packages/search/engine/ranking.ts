import { bitsOf, Evidence } from './evidence';
import { type Expansion, expand } from './expand';
import type { MatchedTerm, MatchedTerms } from './highlight';
import { buildInvertedIndex, type InvertedIndex } from './inverted-index';
import { Meanings } from './meanings';
import { type AskedFactors, PageFactors, type PageParts } from './page-factors';
import { type PhraseKind, phraseKinds } from './phrase-kinds';
import { PhraseMatch } from './phrase-match';
import { namedProducts } from './products';
import { parseQuery, type Query, variableWeight } from './query';
import type { IndexedPage, SearchData } from './search-data';
import { Synonyms } from './synonyms';
import { type RankingWeights, rankingWeights } from './weights';

/** The factors of a page's score. */
export type ScoreParts = PageParts & Record<PhraseKind, number>;

/** A matching page, with the sections that may be shown, best first. */
export interface RankedPage {
  page: number;
  score: number;
  /**
   * Share of the query that the page covers, from 0 to 1, weighted by the words' importance. A guessed word counts
   * for less than an exact match.
   */
  coverage: number;
  sections: { section: number; score: number }[];
  /** The factors of the score, if they were asked for and the page is one of the best. */
  parts?: ScoreParts;
}

/** The result of a search: pages, best first, and the matching terms for highlighting. */
export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that the query may stand for. */
  matched: MatchedTerms;
  /** The words of the query. The bit masks in `matched` refer to them. */
  words: readonly string[];
}

interface RankOptions {
  /** Returns whether a page passes the filters. */
  accepts?: (page: IndexedPage) => boolean;
  /** Whether to return the factors of the best pages' scores. */
  isExplained?: boolean;
}

/** Number of pages whose phrases are compared with the query. Worse pages cover too little of it. */
const mostCompared = 100;
/** Minimum score of a section that is shown, relative to the best section of the page. */
export const leastShare = 0.4;
/** A page is only a result if it covers at least this fraction of what the best page covers. */
const leastCoverage = 0.3;
/**
 * Words with at least this weight say something about what the user wants ("telling" words). Words with a lower
 * weight, such as stop words, are ignored.
 */
const leastTelling = 0.1;
/**
 * Typos in names typed as separate words are only corrected in queries of up to this many words. Longer queries are
 * sentences and pasted messages, which rarely contain such names.
 */
const mostAtomsWithSlips = 6;
/**
 * Minimum number of words for finding the pages that single words of the query name. Shorter queries are only
 * compared with titles as a whole.
 */
const fewestAtomsWithSubject = 4;

/** One word of the query. Its index in `positions` is called its "place". */
interface Position {
  /**
   * How much the word matters: its weight in the query times its rarity in the index. It is the most that the word
   * can add to a score.
   */
  worth: number;
  /**
   * How sure it is that the index understands the word: the quality of its best match, from 0 (no match) to 1
   * (exact).
   */
  sure: number;
}

/** A query, with the terms of the index that its words may stand for. */
interface Understood {
  query: Query;
  positions: Position[];
  matched: MatchedWords;
  /** Pages that a word or name of the query names, by page number, with the word's `worth`. */
  subjects: Map<number, number>;
}

type MatchedWords = Map<string, MatchedTerm>;

/** What is the same for all pages of a ranking. */
interface Asked extends AskedFactors {
  understood: Understood;
  isExplained: boolean;
}

/** Ranks the pages of one index. */
export class Ranker {
  private readonly index: InvertedIndex;
  private readonly evidence: Evidence;
  private readonly phrases: PhraseMatch;
  private readonly meanings: Meanings;
  private readonly synonyms: Synonyms;
  /** The weights of phrases, in the order of `phraseKinds`. */
  private readonly phraseWeights: readonly number[];
  private readonly factors: PageFactors;

  /** Pass `index` if it has already been built in steps. */
  constructor(
    readonly data: SearchData,
    private readonly weights: RankingWeights = rankingWeights,
    index: InvertedIndex = buildInvertedIndex(data, weights.fields),
  ) {
    this.index = index;
    this.evidence = new Evidence(data, this.index, weights);
    this.phrases = new PhraseMatch(data, this.index, weights);
    this.meanings = new Meanings(this.index.vocabulary.familyCount);
    this.synonyms = new Synonyms(data.synonyms);
    this.phraseWeights = phraseKinds.map((kind) => weights.phrases[kind]);
    this.factors = new PageFactors(data, this.evidence, this.phrases, weights);
  }

  /** Ranks pages. A query without letters or digits finds nothing. */
  rank(input: string, options: RankOptions = {}): Ranking {
    const query = parseQuery(input, (squashed) => this.phrases.pagesAbout(squashed).length > 0);
    const { phrases } = this.synonyms;
    if (query.atoms.length === 0) return { pages: [], matched: { terms: new Map(), phrases }, words: [] };
    const understood = this.understand(query);
    const matched = { terms: understood.matched, phrases };
    return { pages: this.collect(understood, options), matched, words: query.atoms };
  }

  /**
   * For the words of the query that the index does not contain, returns the most similar terms of the index, best
   * first.
   */
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
    const understood: Understood = {
      query,
      positions: atoms.map(() => ({ worth: 0, sure: 0 })),
      matched: new Map(),
      subjects: new Map(),
    };
    this.evidence.clear();
    this.meanings.clear();
    for (const [place, atom] of atoms.entries()) {
      const weight = weights[place] as number;
      // Stop words are in nearly all pages: they would cost time and change nothing.
      if (weight < leastTelling) continue;
      const found = this.expand(atom, place === atoms.length - 1, weight > variableWeight);
      const worth = this.note({ text: atom, from: place, to: place + 1, weight }, found, understood);
      (understood.positions[place] as Position).worth = worth;
    }
    for (const { text, from, to, typed } of joins) {
      // A typo in one half of a name typed as separate words: `cluod run`.
      const isSlip =
        atoms.length <= mostAtomsWithSlips &&
        !atoms.slice(from, to).every((atom) => this.exactly(atom).length > 0);
      const found =
        typed || isSlip
          ? this.expand(text, false, atoms.length <= mostAtomsWithSlips)
          : this.exactlyOrSynonyms(text);
      const weight = Math.max(...weights.slice(from, to));
      if (weight >= leastTelling && found.length > 0)
        this.note({ text, from, to, weight }, found, understood);
    }
    return understood;
  }

  /**
   * Records what a word or name of the query may stand for, and adds its scores to the evidence. Returns its worth:
   * the most that it can add to a score.
   */
  private note(
    { text, from, to, weight }: { text: string; from: number; to: number; weight: number },
    found: readonly Expansion[],
    { positions, matched, subjects }: Understood,
  ): number {
    const best = found.reduce((most, { quality }) => Math.max(most, quality), 0);
    for (const position of positions.slice(from, to)) position.sure = Math.max(position.sure, best);
    this.remember(found, bitsOf(from, to), matched);
    for (const { id, quality } of found) {
      const family = this.index.vocabulary.familyOf[id] as number;
      for (let place = from; place < to; place++) this.meanings.add(family, { place, quality });
    }
    const worth = this.evidence.add({ from, to, weight, terms: found });
    if (positions.length >= fewestAtomsWithSubject)
      for (const page of this.phrases.pagesAbout(text))
        subjects.set(page, Math.max(subjects.get(page) ?? 0, worth));
    return worth;
  }

  private pagesOf(id: number): Set<number> {
    const { starts, sections } = this.index;
    const pages = new Set<number>();
    for (let at = starts[id] as number; at < (starts[id + 1] as number); at++)
      pages.add(this.data.sections[sections[at] as number]?.page ?? -1);
    return pages;
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
    return [
      ...this.exactly(word),
      ...others.map((id) => ({ id, quality, typed: this.term(id).length, isSynonym: true })),
    ];
  }

  private remember(found: readonly Expansion[], bits: number, matched: MatchedWords): void {
    for (const { id, typed, isSynonym = false } of found) {
      const term = this.term(id);
      const known = matched.get(term);
      matched.set(term, {
        word: (known?.word ?? 0) | bits,
        typed: Math.max(known?.typed ?? 0, typed),
        isSynonym: isSynonym && (known?.isSynonym ?? true),
      });
    }
  }

  /** Returns all pages with evidence, sorted by score. Phrases are only compared for the best. */
  private collect(understood: Understood, { accepts, isExplained = false }: RankOptions): RankedPage[] {
    const { query, positions, subjects } = understood;
    const { pageMask } = this.evidence;
    const share = coverage(positions.map(({ worth }) => ({ worth, sure: 1 })));
    const surely = coverage(positions);
    const asked: Asked = {
      understood,
      query,
      subjects,
      factor: remembered((mask) => share(mask) ** this.weights.coverage),
      isKnown: this.exactly(query.squashed).length > 0,
      named: namedProducts(query.text),
      all: sumOf(positions),
      isExplained,
    };
    const masks = this.data.pages.map((page, number) =>
      !accepts || accepts(page) ? (pageMask[number] as number) : 0,
    );
    const least = leastCoverage * Math.max(...masks.map(share));
    const pages: RankedPage[] = [];
    for (const [number, page] of this.data.pages.entries()) {
      const mask = masks[number] as number;
      if (mask === 0 || share(mask) < least) continue;
      const sections = this.sectionsOf(page, asked.factor);
      const { evidence, popularity, name, guide, product, problem, subject } = this.factors.of(
        number,
        sections[0]?.score ?? 0,
        asked,
      );
      const score = evidence * popularity * name * guide * product * problem * subject;
      pages.push({ page: number, score, coverage: surely(mask), sections });
    }
    return this.comparePhrases(pages.sort(byScore), asked);
  }

  /** Returns the sections of a page that may be shown, best first: those that are not much worse than the best. */
  private sectionsOf(page: IndexedPage, factor: (mask: number) => number): RankedPage['sections'] {
    const { sectionScore, sectionMask } = this.evidence;
    const sections: RankedPage['sections'] = [];
    let best = 0;
    for (let section = page.first; section < page.first + page.count; section++) {
      const mask = sectionMask[section] as number;
      if (mask === 0) continue;
      const score = (sectionScore[section] as number) * factor(mask);
      if (score < leastShare * best) continue;
      if (score > best) best = score;
      sections.push({ section, score });
    }
    return sections.length < 2
      ? sections
      : sections.sort((a, b) => b.score - a.score || a.section - b.section);
  }

  private comparePhrases(pages: RankedPage[], asked: Asked): RankedPage[] {
    const worth = asked.understood.positions.map((position) => position.worth);
    const top = pages.slice(0, mostCompared);
    for (const entry of top) {
      const shares = this.phrases.shares(entry.page, this.meanings, worth);
      const factors = this.phraseWeights.map((weight, kind) => 1 + weight * (shares[kind] as number));
      entry.score = factors.reduce((score, factor) => score * factor, entry.score);
      if (asked.isExplained)
        entry.parts = {
          ...this.factors.of(entry.page, entry.sections[0]?.score ?? 0, asked),
          ...(Object.fromEntries(phraseKinds.map((kind, place) => [kind, factors[place]])) as Record<
            PhraseKind,
            number
          >),
        };
    }
    return [...top.sort(byScore), ...pages.slice(mostCompared)];
  }
}

function sumOf(positions: readonly Position[]): number {
  return positions.reduce((sum, { worth }) => sum + worth, 0) || 1;
}

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

/**
 * Returns a function that takes a bit mask of positions, and returns the share of the query that they cover, from 0
 * to 1. Each word counts with `worth * sure`.
 */
function coverage(positions: readonly Position[]): (mask: number) => number {
  const all = sumOf(positions);
  return remembered(
    (mask) =>
      positions.reduce((sum, { worth, sure }, place) => (mask & (1 << place) ? sum + worth * sure : sum), 0) /
      all,
  );
}

/** Calls a function only once for each bit mask: most sections match the same few words. */
function remembered(compute: (mask: number) => number): (mask: number) => number {
  const known = new Map<number, number>();
  return (mask) => {
    let value = known.get(mask);
    if (value === undefined) {
      value = compute(mask);
      known.set(mask, value);
    }
    return value;
  };
}
