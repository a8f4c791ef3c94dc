import type { RecordHierarchy, RecordType } from '../engine/record';

/** A text of a result, with `<mark>` around the matches. */
export interface MarkedValue {
  value: string;
}

/** Texts of a hit with marks. If one is absent, use the field of the hit. */
export interface MarkedFields {
  content?: MarkedValue;
  hierarchy?: { [Level in keyof RecordHierarchy]?: MarkedValue };
}

/** A result. The hosted service and the embedded engine return the same format. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: RecordHierarchy;
  _highlightResult?: MarkedFields;
  _snippetResult?: MarkedFields;
}

/** The response to one request. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of matching pages (embedded engine) or records (hosted service), whether they are returned or not. */
  nbHits: number;
  /** False if the search is incomplete: the embedded engine answers from titles while it loads the texts. */
  exhaustiveNbHits?: boolean;
  /** Number of pages of hits. */
  nbPages?: number;
  queryID?: string;
  /** Tells the user that only a part of the index was searched. */
  message?: string;
  /** Share of the query that the best page covers, from 0 to 1. Only from the embedded engine. */
  coverage?: number;
  /** Words that are similar to query words that no page contains. Only from the embedded engine. */
  nearestWords?: string[];
  /** The same number for each value of a facet. */
  facets?: Record<string, Record<string, number>>;
}

/** A search request, in the format of the hosted service. */
export interface SearchRequest {
  indexName: string;
  query: string;
  [parameter: string]: unknown;
}

/** Answers requests: the client of the hosted service, or the embedded engine with the same interface. */
export interface SearchClient {
  search(parameters: { requests: SearchRequest[] }): Promise<{ results: SearchAnswer[] }>;
}

/** A hit without the fields that depend on the query, as it is stored. */
export type SavedHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;
