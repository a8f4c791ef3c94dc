import { missingResultsUrl } from '../missing-results';
import { useOtherQueries } from '../use-other-queries';
import * as styles from './no-results.module.css';
import type { SearchState } from './url-state';

interface NoResultsProps {
  state: SearchState;
  /** Words that are similar to query words that no page contains. */
  nearestWords?: readonly string[] | undefined;
  onChange: (state: SearchState) => void;
}

/** Message for a query without results, with suggestions. */
export function NoResults({ state: { query, parts }, nearestWords, onChange }: NoResultsProps) {
  const queries = useOtherQueries(query, nearestWords);
  const report = missingResultsUrl(query);
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      {parts.length > 0 && (
        <button type="button" className="button" onClick={() => onChange({ query, parts: [], pages: 1 })}>
          Search the whole site
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
