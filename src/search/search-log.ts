import type { OnSearch } from '@docs/content/settings';

/** Receives the events of a search. */
export interface SearchLog {
  /** A query was answered with this number of hits. */
  answered(query: string, hits: number): void;
  /** The user chose a result of the last query. */
  chosen(url: string): void;
  /** The user leaves the search, or turns to something else. */
  left(): void;
}

/**
 * Reports searches to the site's owner, once each: when the user chooses a result, leaves, or types a query
 * that does not continue the last one. Skips queries that are only the beginning of a longer one. Does
 * nothing without `onSearch`.
 */
export function createSearchLog(onSearch: OnSearch | null): SearchLog {
  let last: { query: string; hits: number } | null = null;
  let previous: string | null = null;
  const tell = (chosen: string | null) => {
    if (!last) return;
    onSearch?.(last.query, last.hits, chosen, previous);
    previous = chosen === null ? last.query : null;
    last = null;
  };
  return {
    answered(query, hits) {
      if (last && !query.startsWith(last.query) && !last.query.startsWith(query)) tell(null);
      last = query ? { query, hits } : last;
    },
    chosen: (url) => tell(url),
    left() {
      tell(null);
      previous = null;
    },
  };
}
