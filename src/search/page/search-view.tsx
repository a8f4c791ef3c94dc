import { navigate, withPrefix } from 'gatsby';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { ownUrl } from '../own-url';
import { toQuery } from '../query-text';
import { countsRequest, hitsPerPage, pageRequest, searchSettings } from '../requests';
import { readSaved, saveRecent } from '../saved-searches';
import { createSearchLog } from '../search-log';
import { nextPanel, quietPanel } from './panel-state';
import { PartFilter } from './part-filter';
import { Results } from './results';
import { SearchBox } from './search-box';
import * as styles from './search-view.module.css';
import { type ChoiceWay, type Suggestion, suggestHits, suggestSaved } from './suggestions';
import { readState, type SearchState, writeState } from './url-state';
import { useSearch } from './use-search';

interface SearchViewProps {
  /** Where the router is: the address holds what is shown. */
  location: { search: string };
  /** Opens an address: within the site without loading anew. */
  openUrl: (url: string) => void;
  /** Shown while there is no query. */
  children: ReactNode;
}

/** Words of a snippet on wide and on narrow screens, as the specification has them. */
const snippetWords = { wide: 10, narrow: 5 };
const narrow = '(max-width: 768px)';

const log = createSearchLog(searchSettings.onSearch);

/** Whether the page has been hydrated: from then on its first render may know the address. */
let isHydrated = false;

function wordsHere(): number {
  return window.matchMedia(narrow).matches ? snippetWords.narrow : snippetWords.wide;
}

/** The search page: a box with suggestions, and all results of the query in the address. */
export function SearchView({ location, openUrl, children }: SearchViewProps) {
  // The page's HTML is the same for every query: the address is read after hydration, and whenever the router
  // moves.
  const [state, setState] = useState<SearchState>(() => readState(isHydrated ? location.search : ''));
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
  );
  const answer = results.answers?.[0];
  useEffect(() => {
    if (answer && results.status === 'idle') log.answered(state.query, answer.nbHits);
  }, [answer, results.status, state.query]);
  useEffect(() => () => log.left(), []);
  const typed = toQuery(panel.text);
  const found = useSearch(
    panel.isOpen && typed ? [pageRequest({ query: typed, parts: state.parts, words })] : null,
  );
  const suggestions = useMemo(() => {
    if (!panel.isOpen) return [];
    return typed
      ? suggestHits(found.answers?.[0]?.hits ?? [], ownUrl)
      : suggestSaved(readSaved(searchSettings.indexName));
  }, [panel.isOpen, typed, found.answers]);

  /** What changes the same search moves no history, and scrolls nothing: the router need not know. */
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
      // Which of the two it is, the browser sees by the keys that are held.
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
          {(results.answers || state.parts.length > 0) && (
            <PartFilter
              chosen={state.parts}
              counts={results.answers?.[1]?.facets?.part}
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
          />
        </div>
      ) : (
        children
      )}
    </>
  );
}
