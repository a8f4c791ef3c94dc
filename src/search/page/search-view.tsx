import { navigate, withPrefix } from 'gatsby';
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { loadSearchClient } from '../load-client';
import { ownUrl } from '../own-url';
import { isPartial } from '../partial-answer';
import { toQuery } from '../query-text';
import { countsRequest, hitsPerPage, pageRequest, searchSettings } from '../requests';
import { readSaved, saveRecent } from '../saved-searches';
import { createSearchLog } from '../search-log';
import { useReading } from '../use-reading';
import { nextPanel, quietPanel } from './panel-state';
import { PartFilter } from './part-filter';
import { Results } from './results';
import { SearchBox } from './search-box';
import * as styles from './search-view.module.css';
import { type ChoiceWay, type Suggestion, suggestHits, suggestSaved } from './suggestions';
import { readState, type SearchState, writeState } from './url-state';
import { useSearch } from './use-search';

/** Props of `SearchView`. */
export interface SearchViewProps {
  /** The router's location. Its query string contains the state of the page. */
  location: { search: string };
  /** Opens a URL, within the site without a reload. */
  openUrl: (url: string) => void;
  /** Shown while there is no query. */
  children: ReactNode;
}

/** Number of words of a snippet on wide and on narrow screens, from the specification. */
const snippetWords = { wide: 10, narrow: 5 };
const narrow = '(max-width: 768px)';

const log = createSearchLog(searchSettings.onSearch);

/** Whether the page has been hydrated. After that, a first render may use the URL. */
let isHydrated = false;

function wordsHere(): number {
  return window.matchMedia(narrow).matches ? snippetWords.narrow : snippetWords.wide;
}

/** The search page: an input with suggestions, and all results of the query in the URL. */
export function SearchView({ location, openUrl, children }: SearchViewProps) {
  // The page's HTML is the same for every query. The URL is read after hydration and after every navigation.
  const [state, setState] = useState<SearchState>(() => readState(isHydrated ? location.search : ''));
  const list = useRef<HTMLOListElement>(null);
  const [panel, dispatch] = useReducer(nextPanel, { ...quietPanel, text: state.query });
  const [words, setWords] = useState(isHydrated ? wordsHere : snippetWords.wide);

  useEffect(() => {
    isHydrated = true;
    setWords(wordsHere());
    const next = readState(location.search);
    setState(next);
    dispatch({ type: 'write', text: next.query });
    dispatch({ type: 'submit' });
  }, [location]);

  const results = useSearch(
    state.query
      ? [
          pageRequest({ query: state.query, parts: state.parts, hits: state.pages * hitsPerPage, words }),
          countsRequest(state.query),
        ]
      : null,
    loadSearchClient,
    useReading(list),
  );
  const answer = results.answers?.[0];
  useEffect(() => {
    if (answer && results.status === 'idle') log.answered(state.query, answer.nbHits);
  }, [answer, results.status, state.query]);
  useEffect(() => () => log.left(), []);
  const typed = toQuery(panel.text);
  const found = useSearch(
    panel.isOpen && typed ? [pageRequest({ query: typed, parts: state.parts, words })] : null,
    loadSearchClient,
    () => panel.active !== null,
  );
  const suggestions = useMemo(() => {
    if (!panel.isOpen) return [];
    return typed
      ? suggestHits(found.answers?.[0]?.hits ?? [], ownUrl)
      : suggestSaved(readSaved(searchSettings.indexName));
  }, [panel.isOpen, typed, found.answers]);

  /** Changes to the same search replace the URL without the router: no history entry, no scrolling. */
  const refine = (next: SearchState) => {
    window.history.replaceState(window.history.state, '', withPrefix(`/search${writeState(next)}`));
    setState(next);
    dispatch({ type: 'write', text: next.query });
    dispatch({ type: 'submit' });
  };
  const submit = () => {
    dispatch({ type: 'submit' });
    const next = { query: typed, parts: state.parts, pages: 1 };
    if (typed !== state.query) navigate(`/search${writeState(next)}`);
  };
  const choose = (suggestion: Suggestion, way: ChoiceWay) => {
    saveRecent(searchSettings.indexName, suggestion.saved);
    if (typed) log.answered(typed, found.answers?.[0]?.nbHits ?? 0);
    log.chosen(suggestion.url);
    if (way === 'tab' || way === 'window') {
      // The browser decides between tab and window by the modifier keys.
      window.open(suggestion.url, '_blank', 'noopener');
      return;
    }
    dispatch({ type: 'choose' });
    if (way === 'here') openUrl(suggestion.url);
  };

  return (
    <>
      <SearchBox
        panel={panel}
        dispatch={dispatch}
        suggestions={suggestions}
        status={panel.isOpen ? found.status : results.status}
        error={found.error}
        onChoose={choose}
        onSubmit={submit}
        onRetry={found.retry}
      />
      {state.query ? (
        <div className={styles.results}>
          {(results.status !== 'error' || state.parts.length > 0) && (
            <PartFilter
              chosen={state.parts}
              isHidden={!results.answers && state.parts.length === 0}
              counts={answer && isPartial(answer) ? undefined : results.answers?.[1]?.facets?.part}
              onChange={(parts) => refine({ ...state, parts, pages: 1 })}
            />
          )}
          <Results
            state={state}
            answer={results.answers?.[0]}
            status={results.status}
            error={results.error}
            onChange={refine}
            onChoose={log.chosen}
            onRetry={results.retry}
            list={list}
          />
        </div>
      ) : (
        children
      )}
    </>
  );
}
