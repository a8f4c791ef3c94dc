import type { RecordHierarchy, RecordType } from './engine/record';

/** A value of a result: its text, with `<mark>` around what matched. */
export interface MarkedValue {
  value: string;
}

/** Marked values of a hit; what is absent is to be taken from the hit itself. */
export interface MarkedFields {
  content?: MarkedValue;
  hierarchy?: { [Level in keyof RecordHierarchy]?: MarkedValue };
}

/** One result, as the hosted service answers it and the embedded engine after it. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: RecordHierarchy;
  _highlightResult?: MarkedFields;
  _snippetResult?: MarkedFields;
}

/** The answer to one request. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** Records that match, shown or not. */
  nbHits: number;
  /**
   * False where not everything has been searched yet: the embedded engine answers from titles while it loads
   * the texts.
   */
  exhaustiveNbHits?: boolean;
  /** Pages of hits that there are. */
  nbPages?: number;
  queryID?: string;
  /** What the reader should know of the answer: that not everything could be searched. */
  message?: string;
  /** Share of what was asked that the best page has, from 0 to 1; only of the embedded engine. */
  coverage?: number;
  /** Words that are most like those that no page has; only of the embedded engine. */
  nearestWords?: string[];
  /** How many records that match have each value of a facet. */
  facets?: Record<string, Record<string, number>>;
}

/** One request, in the hosted service's own words. */
export interface SearchRequest {
  indexName: string;
  query: string;
  [parameter: string]: unknown;
}

/** What answers requests: the hosted service's client, or the embedded engine in its shape. */
export interface SearchClient {
  search(parameters: { requests: SearchRequest[] }): Promise<{ results: SearchAnswer[] }>;
}

/** A hit without what belongs to one query: what is stored of it. */
export type SavedHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;
