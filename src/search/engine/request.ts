/** A search as the hosted service takes it, as far as the engine knows what to do with it. */
export interface SearchRequest {
  indexName: string;
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /**
   * All of them must hold; of a list within the list one is enough. `-` in front of a value turns it round.
   */
  facetFilters: readonly (string | readonly string[])[];
  /** Attributes whose values are counted. */
  facets: readonly string[];
  /** `*` or nothing for all. */
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  /** Attribute and number of words, as in `content:10`. */
  attributesToSnippet: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
  snippetEllipsisText: string;
  clickAnalytics: boolean;
}

/** Hits of a page where the request asks for no number. */
export const defaultHitsPerPage = 20;
const mostHitsPerPage = 1000;

/**
 * Reads a request in any of the forms in which clients send it: parameters beside `indexName`, in an object
 * `params`, or in a query string `params`. What is missing or of a wrong kind is given its default: a search
 * never fails on how it was asked.
 */
export function readRequest(raw: unknown): SearchRequest {
  const given = flatten(raw);
  return {
    indexName: text(given.indexName),
    query: text(given.query),
    page: Math.max(0, integer(given.page, 0)),
    hitsPerPage: Math.min(mostHitsPerPage, Math.max(0, integer(given.hitsPerPage, defaultHitsPerPage))),
    facetFilters: list(given.facetFilters).map((entry) =>
      Array.isArray(entry) ? texts(entry) : text(entry),
    ),
    facets: texts(list(given.facets)),
    attributesToRetrieve: texts(list(given.attributesToRetrieve, ['*'])),
    attributesToHighlight: texts(list(given.attributesToHighlight, ['*'])),
    attributesToSnippet: texts(list(given.attributesToSnippet)),
    highlightPreTag: text(given.highlightPreTag, '<em>'),
    highlightPostTag: text(given.highlightPostTag, '</em>'),
    snippetEllipsisText: text(given.snippetEllipsisText, '…'),
    clickAnalytics: given.clickAnalytics === true || given.clickAnalytics === 'true',
  };
}

type Given = Record<string, unknown>;

function flatten(raw: unknown): Given {
  if (typeof raw !== 'object' || raw === null) return {};
  const { params, ...rest } = raw as Given;
  if (typeof params === 'string') return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) };
  return typeof params === 'object' && params !== null ? { ...rest, ...(params as Given) } : rest;
}

function text(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;
}

function texts(values: readonly unknown[]): string[] {
  return values.map((value) => text(value));
}

function integer(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.floor(number) : fallback;
}

/** A list, which a query string writes as JSON or with commas. */
function list(value: unknown, fallback: unknown[] = []): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value === '') return fallback;
  if (!value.startsWith('[')) return value.split(',').map((entry) => entry.trim());
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : fallback;
  } catch {
    // Not JSON after all: one value that happens to begin with a bracket.
    return [value];
  }
}
