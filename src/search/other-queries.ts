import { useMemo } from 'react';
import { searchParts } from './engine/parts';
import type { SearchClient } from './hit';
import { useSearch } from './page/use-search';
import { countsRequest } from './requests';

/** Most queries that are suggested in place of one without results. */
const mostQueries = 3;

/**
 * Queries that have results where the given one has none: its words one by one, and parts of the site. Empty until they have been
 * counted.
 */
export function useOtherQueries(query: string, load?: () => Promise<SearchClient>): string[] {
  const candidates = useMemo(() => otherQueries(query), [query]);
  const counted = useSearch(candidates.map(countsRequest), load).answers;
  return candidates.filter((_, index) => counted?.[index]?.nbHits).slice(0, mostQueries);
}

/** What may have results where a query has none. */
function otherQueries(query: string): string[] {
  const words = query.split(' ').filter((word) => word.length > 2);
  return [...new Set([...words, ...Object.values(searchParts)])].filter((other) => other !== query);
}
