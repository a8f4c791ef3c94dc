import { missingResultsUrl } from '../missing-results';
import * as styles from './no-results.module.css';
import type { SearchState } from './url-state';

interface NoResultsProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
}

/** Most queries that are suggested in place of one without results. */
const mostQueries = 3;

/** What is said where nothing was found, and what to do instead. */
export function NoResults({ state, onChange }: NoResultsProps) {
  const { query, parts } = state;
  const words = [...new Set(query.split(' '))].filter((word) => word.length > 2 && word !== query);
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
      {words.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.queries}>
            {words.slice(0, mostQueries).map((word) => (
              <li key={word}>
                <button type="button" onClick={() => onChange({ query: word, parts, pages: 1 })}>
                  {word}
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
