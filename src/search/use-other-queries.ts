import { searchParts } from '@docs/search';
import { useMemo } from 'react';
import { useSearch } from './page/use-search';
import { countsRequest } from './requests';

const noWords: readonly string[] = [];

/** Maximum number of queries to suggest in place of a query without results. */
const mostQueries = 3;

/**
 * Returns queries that have results, to suggest in place of one without: similar words, single words of the
 * query, and parts of the site. Empty until their results have been counted.
 */
export function useOtherQueries(query: string, nearestWords: readonly string[] = noWords): string[] {
  const candidates = useMemo(() => otherQueries(query, nearestWords), [query, nearestWords]);
  const counted = useSearch(candidates.map(countsRequest)).answers;
  return candidates.filter((_, index) => counted?.[index]?.nbHits).slice(0, mostQueries);
}

/** Returns queries that may have results. */
function otherQueries(query: string, nearestWords: readonly string[]): string[] {
  const words = query.split(' ').filter((word) => word.length > 2);
  return [...new Set([...nearestWords, ...words, ...Object.values(searchParts)])].filter(
    (other) => other !== query,
  );
}
