import { type SearchPart, searchParts } from '@docs/search';
import { toQuery } from '../query-text';
import { hitsPerPage, mostHits } from '../requests';

/** State of the search page. All of it is in the URL. */
export interface SearchState {
  query: string;
  /** Parts of the site to filter by. Empty for all. */
  parts: SearchPart[];
  /** Number of pages of hits shown. */
  pages: number;
}

const allParts = Object.keys(searchParts) as SearchPart[];

/** Maximum number of pages of hits. */
export const mostPages = mostHits / hitsPerPage;

/** Reads the state from a query string. Ignores invalid values. */
export function readState(address: string): SearchState {
  const values = new URLSearchParams(address);
  const named = values.getAll('part');
  const pages = Number(values.get('page') ?? 1);
  return {
    query: toQuery(values.get('q') ?? ''),
    parts: allParts.filter((part) => named.includes(part)),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, mostPages) : 1,
  };
}

/** Returns the query string for a state, or an empty string if there is no query. */
export function writeState({ query, parts, pages }: SearchState): string {
  if (!query) return '';
  const values = new URLSearchParams({ q: query });
  for (const part of parts) values.append('part', part);
  if (pages > 1) values.set('page', String(pages));
  return `?${values}`;
}
