/** A search request in the format of the hosted service, with the parameters that the engine supports. */
export interface SearchRequest {
  indexName: string;
  query: string;
  /** Page number, from 0. */
  page: number;
  hitsPerPage: number;
  /**
   * Filters combined with AND; filters in a nested list are combined with OR. `-` before a value negates it.
   */
  facetFilters: readonly (string | readonly string[])[];
  /** Attributes to count the values of. */
  facets: readonly string[];
  /** `*`, or an absent list, means all attributes. */
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  /** Attribute and number of words, as in `content:10`. */
  attributesToSnippet: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
  snippetEllipsisText: string;
  clickAnalytics: boolean;
}

/** Hits per page if the request does not specify it. */
const defaultHitsPerPage = 20;
const mostHitsPerPage = 1000;

/**
 * Reads a request in any of the formats that clients send: parameters beside `indexName`, in an object
 * `params`, or in a query string `params`. Missing and invalid parameters get their defaults: a malformed
 * request never fails.
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

/** Reads a list, which a query string contains as JSON or separated by commas. */
function list(value: unknown, fallback: unknown[] = []): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value === '') return fallback;
  if (!value.startsWith('[')) return value.split(',').map((entry) => entry.trim());
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : fallback;
  } catch {
    // Not JSON: a single value that happens to begin with a bracket.
    return [value];
  }
}
