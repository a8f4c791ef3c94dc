import { navigate, withPrefix } from 'gatsby';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { loadSearchClient } from '../load-client';
import { ownUrl } from '../own-url';
import { isPartial } from '../partial-answer';
import { toQuery } from '../query-text';
import { countsRequest, hitsPerPage, pageRequest, searchSettings } from '../requests';
import { readSaved, saveRecent } from '../saved-searches';
import { createSearchLog } from '../search-log';
import { useReading } from '../use-reading';
import { nextPanel, type PanelState, quietPanel } from './panel-state';
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

/** Returns the state of the page, of its input and suggestions, and the number of words of a snippet. */
function useSearchState(location: SearchViewProps['location']) {
  // The page's HTML is the same for every query. The URL is read after hydration and after every navigation.
  const [state, setState] = useState<SearchState>(() => readState(isHydrated ? location.search : ''));
  const [panel, dispatch] = useReducer(nextPanel, { ...quietPanel, text: state.query });
  const [words, setWords] = useState(isHydrated ? wordsHere : snippetWords.wide);
  const show = useCallback((next: SearchState) => {
    setState(next);
    dispatch({ type: 'write', text: next.query });
    dispatch({ type: 'submit' });
  }, []);

  useEffect(() => {
    isHydrated = true;
    setWords(wordsHere());
    show(readState(location.search));
  }, [location, show]);
  return { state, show, panel, dispatch, words };
}

/** Returns what is typed as a query, its first results, and what to suggest: these results or saved searches. */
function useSuggestions(panel: PanelState, parts: SearchState['parts'], words: number) {
  const typed = toQuery(panel.text);
  const found = useSearch(
    panel.isOpen && typed ? [pageRequest({ query: typed, parts, words })] : null,
    loadSearchClient,
    () => panel.active !== null,
  );
  const suggestions = useMemo(() => {
    if (!panel.isOpen) return [];
    return typed
      ? suggestHits(found.answers?.[0]?.hits ?? [], ownUrl)
      : suggestSaved(readSaved(searchSettings.indexName));
  }, [panel.isOpen, typed, found.answers]);
  return { typed, found, suggestions };
}

/** The search page: an input with suggestions, and all results of the query in the URL. */
export function SearchView({ location, openUrl, children }: SearchViewProps) {
  const { state, show, panel, dispatch, words } = useSearchState(location);
  const list = useRef<HTMLOListElement>(null);
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
  const { typed, found, suggestions } = useSuggestions(panel, state.parts, words);

  /** Changes to the same search replace the URL without the router: no history entry, no scrolling. */
  const refine = (next: SearchState) => {
    window.history.replaceState(window.history.state, '', withPrefix(`/search${writeState(next)}`));
    show(next);
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
              total={answer && isPartial(answer) ? undefined : results.answers?.[1]?.nbHits}
              onChange={(parts) => refine({ ...state, parts, pages: 1 })}
            />
          )}
          <Results
            state={state}
            answer={answer}
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
