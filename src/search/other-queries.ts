import { useMemo } from 'react';
import { searchParts } from './engine/parts';
import type { SearchClient } from './hit';
import { useSearch } from './page/use-search';
import { countsRequest } from './requests';

const noWords: readonly string[] = [];

/** Most queries that are suggested in place of one without results. */
const mostQueries = 3;

/**
 * Queries that have results where the given one has none: words like its own, its words one by one, and parts
 * of the site. Empty until they have been counted.
 */
export function useOtherQueries(
  query: string,
  nearestWords: readonly string[] = noWords,
  load?: () => Promise<SearchClient>,
): string[] {
  const candidates = useMemo(() => otherQueries(query, nearestWords), [query, nearestWords]);
  const counted = useSearch(candidates.map(countsRequest), load).answers;
  return candidates.filter((_, index) => counted?.[index]?.nbHits).slice(0, mostQueries);
}

/** What may have results where a query has none. */
function otherQueries(query: string, nearestWords: readonly string[]): string[] {
  const words = query.split(' ').filter((word) => word.length > 2);
  return [...new Set([...nearestWords, ...words, ...Object.values(searchParts)])].filter(
    (other) => other !== query,
  );
}
