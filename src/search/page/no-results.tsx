import { useMemo } from 'react';
import { searchParts } from '../engine/parts';
import { missingResultsUrl } from '../missing-results';
import { countsRequest } from '../requests';
import * as styles from './no-results.module.css';
import type { SearchState } from './url-state';
import { useSearch } from './use-search';

interface NoResultsProps {
  state: SearchState;
  /** Words like those of the query that no page has. */
  nearestWords?: readonly string[] | undefined;
  onChange: (state: SearchState) => void;
}

/** Most queries that are suggested in place of one without results. */
const mostQueries = 3;

/** What is said where nothing was found, and what to do instead. */
export function NoResults({ state: { query, parts }, nearestWords, onChange }: NoResultsProps) {
  const candidates = useMemo(() => otherQueries(query, nearestWords), [query, nearestWords]);
  const counted = useSearch(candidates.map(countsRequest)).answers;
  const queries = candidates.filter((_, index) => counted?.[index]?.nbHits).slice(0, mostQueries);
  const report = missingResultsUrl(query);
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      {parts.length > 0 && (
        <button type="button" className="button" onClick={() => onChange({ query, parts: [], pages: 1 })}>
          Search all parts of the site
        </button>
      )}
      {queries.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.queries}>
            {queries.map((other) => (
              <li key={other}>
                <button type="button" onClick={() => onChange({ query: other, parts: [], pages: 1 })}>
                  {other}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {report && (
        <p>
          Believe this query should return results?{' '}
          <a href={report} target="_blank" rel="noopener">
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

/** What may have results if a query has none: words like its own, its words one by one, and parts of the site. */
function otherQueries(query: string, nearestWords: readonly string[] = []): string[] {
  const words = query.split(' ').filter((word) => word.length > 2);
  return [...new Set([...nearestWords, ...words, ...Object.values(searchParts)])].filter(
    (other) => other !== query,
  );
}
