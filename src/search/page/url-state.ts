import { type SearchPart, searchParts } from '../engine/parts';
import { toQuery } from '../query-text';
import { hitsPerPage, mostHits } from '../requests';

/** What the search page shows: all of it stands in its address. */
export interface SearchState {
  query: string;
  /** Parts of the site that the results are narrowed to; none for all. */
  parts: SearchPart[];
  /** How many pages of hits are shown. */
  pages: number;
}

const allParts = Object.keys(searchParts) as SearchPart[];

/** Pages of hits that can be shown at once. */
export const mostPages = mostHits / hitsPerPage;

/** Reads the state from the query of an address. What makes no sense there is left out. */
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

/** The query of the address that has a state; empty for the empty page. */
export function writeState({ query, parts, pages }: SearchState): string {
  if (!query) return '';
  const values = new URLSearchParams({ q: query });
  for (const part of parts) values.append('part', part);
  if (pages > 1) values.set('page', String(pages));
  return `?${values}`;
}
