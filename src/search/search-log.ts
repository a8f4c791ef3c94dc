import type { OnSearch } from '../site/types';

/** Hears of what is searched and chosen. */
export interface SearchLog {
  /** A query was answered with so many hits. */
  answered(query: string, hits: number): void;
  /** A result of the last query was chosen. */
  chosen(url: string): void;
  /** The reader leaves the search, or turns to something else. */
  left(): void;
}

/**
 * Tells the site's owner of searches, once each: when a result is chosen, when the reader leaves, or when a
 * new query does not continue the last one. Queries that are only on the way to a longer one are not told.
 * Does nothing without `onSearch`.
 */
export function createSearchLog(onSearch: OnSearch | null): SearchLog {
  let last: { query: string; hits: number } | null = null;
  const tell = (chosen: string | null) => {
    if (last && onSearch) onSearch(last.query, last.hits, chosen);
    last = null;
  };
  return {
    answered(query, hits) {
      if (last && !query.startsWith(last.query) && !last.query.startsWith(query)) tell(null);
      last = query ? { query, hits } : last;
    },
    chosen: (url) => tell(url),
    left: () => tell(null),
  };
}
