import { countFacets, createFilter } from './facets';
import { type HitPlace, HitWriter, hierarchyOf, placesOf, type SearchHit } from './hits';
import { type InvertedIndex, indexSteps } from './inverted-index';
import { type RankedPage, Ranker, type Ranking } from './ranking';
import type { RecordHierarchy } from './record';
import { readRequest, type SearchRequest } from './request';
import type { IndexedPage, SearchData } from './search-data';
import { rankingWeights } from './weights';
import { foldedWords } from './words';

/** The response to one request, in the format of the hosted service. */
export interface SearchResult {
  hits: SearchHit[];
  /** Number of matching pages of the site, like the facets: with sections, it would count what nobody scrolls through. */
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
  params: string;
  index: string;
  /** Present if the request sets `clickAnalytics`. */
  queryID?: string;
  facets?: Record<string, Record<string, number>>;
  processingTimeMS: number;
  /** Tells the user that only a part of the index was searched. */
  message?: string;
  /** Share of the query that the best page covers, from 0 to 1. */
  coverage: number;
  /**
   * Terms of the index that are similar to the words of the query it does not contain. Present only if there
   * are no hits.
   */
  nearestWords?: string[];
}

/** A page with the factors of its score. */
export interface ExplainedPage {
  url: string;
  score: number;
  coverage: number;
  parts: Record<string, number>;
}

/** Maximum number of words suggested instead of the words in a query. */
const mostNearest = 3;

/** The embedded search engine: answers requests from one index in memory. */
export class SearchEngine {
  private readonly ranker: Ranker;
  private titles: Set<string> | undefined;

  constructor(
    readonly data: SearchData,
    index?: InvertedIndex,
  ) {
    this.ranker = new Ranker(data, rankingWeights, index);
  }

  /** Creates an engine without blocking the thread: awaits `pause` between steps. */
  static async prepare(data: SearchData, pause: () => Promise<void>): Promise<SearchEngine> {
    const steps = indexSteps(data, rankingWeights.fields);
    for (;;) {
      const step = steps.next();
      if (step.done) return new SearchEngine(data, step.value);
      await pause();
    }
  }

  /**
   * Answers a request in any of the formats that `readRequest` accepts. `processingTimeMS` is always 0: the
   * engine has no clock, so the caller measures the time.
   */
  answer(raw: unknown): SearchResult {
    const request = readRequest(raw);
    const ranking = this.ranker.rank(request.query, { accepts: createFilter(request.facetFilters) });
    const pages = paginate(ranking.pages, request.hitsPerPage, this.data);
    const nbHits = ranking.pages.length;
    const writer = new HitWriter(this.data, request, ranking.matched, ranking.words);
    const shown = pages[request.page] ?? [];
    return {
      hits: shown.map((place) => writer.write(place)),
      nbHits,
      page: request.page,
      nbPages: pages.length,
      hitsPerPage: request.hitsPerPage,
      // Until the texts are loaded, only titles and headings are counted.
      exhaustiveNbHits: this.data.hasText,
      query: request.query,
      params: writeParams(request),
      index: request.indexName,
      processingTimeMS: 0,
      coverage: ranking.pages[0]?.coverage ?? 0,
      ...(nbHits === 0 ? { nearestWords: this.ranker.nearestWords(request.query, mostNearest) } : {}),
      ...(request.clickAnalytics ? { queryID: queryId(this.data.build, request) } : {}),
      ...(request.facets.length > 0 ? { facets: this.facets(request, ranking) } : {}),
    };
  }

  /** Returns the URLs and hierarchies of the pages that match a query, best first. */
  findPages(query: string, most: number): { url: string; hierarchy: RecordHierarchy }[] {
    const { pages } = this.ranker.rank(query);
    return pages.slice(0, most).map(({ page }) => {
      const { path, first } = this.data.pages[page] as IndexedPage;
      return { url: path, hierarchy: hierarchyOf(this.data.pages[page] as IndexedPage, first, this.data) };
    });
  }

  /**
   * Returns the best pages for a query with the factors of their scores, and the terms that each word of the
   * query matched.
   */
  explain(query: string, most: number): { words: string[]; pages: ExplainedPage[] } {
    const { pages, matched, words } = this.ranker.rank(query, { isExplained: true });
    return {
      words: words.map((word, place) => {
        const terms = [...matched.terms]
          .filter(([, { word: bits }]) => bits & (1 << place))
          .map(([term]) => term);
        return `${word}: ${terms.slice(0, 12).join(' ') || 'not counted, or in no page'}`;
      }),
      pages: pages.slice(0, most).map(({ page, score, coverage, parts }) => {
        return { url: (this.data.pages[page] as IndexedPage).path, score, coverage, parts: { ...parts } };
      }),
    };
  }

  /**
   * Returns whether a query is the title of a page. That page is the first result even before the texts are loaded.
   * Other results found by title alone would change while the user reads them.
   */
  isAnswered(query: string): boolean {
    this.titles ??= new Set(this.data.pages.map(({ title }) => foldedWords(title).join(' ')));
    return this.titles.has(foldedWords(query).join(' '));
  }

  private facets({ facets }: SearchRequest, { pages }: Ranking): Record<string, Record<string, number>> {
    return countFacets(
      facets,
      pages.map(({ page }) => this.data.pages[page] as IndexedPage),
    );
  }
}

/**
 * Splits the results into pages of at most `size` hits. A page of the site and its sections are never
 * separated.
 */
function paginate(ranked: readonly RankedPage[], size: number, data: SearchData): HitPlace[][] {
  const pages: HitPlace[][] = [];
  if (size === 0) return pages;
  for (const [rank, page] of ranked.entries()) {
    const places = placesOf(page, rank, data).slice(0, size);
    const open = pages[pages.length - 1];
    if (open && open.length + places.length <= size) open.push(...places);
    else pages.push(places);
  }
  return pages;
}

function writeParams({ query, page, hitsPerPage }: SearchRequest): string {
  return new URLSearchParams({ query, page: String(page), hitsPerPage: String(hitsPerPage) }).toString();
}

/**
 * Returns 32 hexadecimal digits. The id is deterministic (no clock, no random numbers): the same query always has
 * the same id.
 */
function queryId(build: string, { query, indexName }: SearchRequest): string {
  return [0, 1, 2, 3].map((part) => digest(`${part} ${build} ${indexName} ${query}`)).join('');
}

function digest(text: string): string {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
