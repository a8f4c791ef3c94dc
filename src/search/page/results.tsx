import type { SearchAnswer } from '@docs/search/client';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { SearchFailure } from '../failure';
import { ownUrl } from '../own-url';
import { isPartial, searchingText } from '../partial-answer';
import { searchSettings } from '../requests';
import { saveRecent } from '../saved-searches';
import { groupHits, type ResultPage } from './group-hits';
import { NoResults } from './no-results';
import { ResultCard } from './result-card';
import * as styles from './results.module.css';
import { savedHit } from './suggestions';
import { mostPages, type SearchState } from './url-state';
import type { SearchStatus } from './use-search';

interface ResultsProps {
  state: SearchState;
  answer: SearchAnswer | undefined;
  status: SearchStatus;
  error: unknown;
  onChange: (state: SearchState) => void;
  /** Called with the URL of a page when the user opens it. */
  onChoose: (url: string) => void;
  onRetry: () => void;
  /** Receives the list of results. */
  list: RefObject<HTMLOListElement>;
}

/** All results of a query: their number, the pages, and a button to load more. */
export function Results({ state, answer, status, error, onChange, onChoose, onRetry, list }: ResultsProps) {
  const firstNew = useRef<number | null>(null);
  const pages = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const hasMore = (answer?.nbPages ?? 0) > 1 && state.pages < mostPages;

  // The button may be gone after it was pressed, so the focus moves to the first new result.
  useEffect(() => {
    if (firstNew.current === null || pages.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = null;
  }, [pages, list]);
  const showMore = () => {
    firstNew.current = pages.length;
    onChange({ ...state, pages: state.pages + 1 });
  };
  const remember = (page: ResultPage) => {
    onChoose(page.url);
    const hit = answer?.hits.find(({ url }) => url.split('#')[0] === page.url);
    if (hit) saveRecent(searchSettings.indexName, savedHit({ ...hit, type: 'content' }, ownUrl));
  };

  if (status === 'error') return <SearchFailure error={error} onRetry={onRetry} />;
  return (
    <section aria-label="Results" aria-busy={status === 'loading' || status === 'stalled'}>
      <output className={styles.count}>
        {status === 'stalled' && 'Searching …'}
        {status !== 'stalled' && answer && isPartial(answer) && searchingText}
        {status !== 'stalled' && answer && answer.nbHits > 0 && !isPartial(answer) && (
          <>
            {answer.nbHits === 1 ? '1 result' : `${answer.nbHits} results`} for “
            <strong>{state.query}</strong>”
          </>
        )}
      </output>
      {answer?.message && <p className={styles.note}>{answer.message}</p>}
      {answer && pages.length === 0 && status === 'idle' && !isPartial(answer) && (
        <NoResults state={state} nearestWords={answer.nearestWords} onChange={onChange} />
      )}
      <ol ref={list} className={styles.list}>
        {pages.map((page) => (
          <li key={page.url}>
            <ResultCard page={page} ownUrl={ownUrl} onChoose={() => remember(page)} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className={`button ${styles.more}`}
          onClick={showMore}
          aria-busy={status !== 'idle'}
        >
          Load more results
        </button>
      )}
    </section>
  );
}
