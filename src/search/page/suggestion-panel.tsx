import { type MouseEvent, useState } from 'react';
import { SearchFailure } from '../failure';
import { toQuery } from '../query-text';
import { searchSettings } from '../requests';
import { prepareSaved, savingFailed } from '../saved-searches';
import { Marked } from './marked';
import * as styles from './suggestion-panel.module.css';
import type { ChoiceWay, Suggestion } from './suggestions';
import type { SearchStatus } from './use-search';

interface SuggestionPanelProps {
  id: string;
  text: string;
  active: number | null;
  suggestions: readonly Suggestion[];
  status: SearchStatus;
  error: unknown;
  onPoint: (index: number | null) => void;
  onChoose: (suggestion: Suggestion, way: ChoiceWay) => void;
  onRetry: () => void;
}

/** Returns the id of a suggestion's element. */
export function optionId(listId: string, { id }: Suggestion): string {
  return `${listId}:${id}`;
}

/**
 * The panel below the input: the best matches while the user types, or previously chosen results if there is
 * no query.
 */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, text, active, suggestions, status, error, onPoint, onChoose, onRetry } = props;
  const query = toQuery(text);
  const [canSave] = useState(() => prepareSaved(searchSettings.indexName));
  // Keeps the focus in the input when the user clicks in the panel.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listener only keeps the focus in the input
    <div className={styles.panel} onMouseDown={keepFocus} onMouseLeave={() => onPoint(null)}>
      {status === 'error' && <SearchFailure error={error} onRetry={onRetry} />}
      {suggestions.length > 0 && (
        <div
          id={id}
          className={styles.list}
          role="listbox"
          aria-label={query ? 'Suggestions' : 'Recent searches'}
        >
          {suggestions.map((suggestion, index) => (
            <a
              key={suggestion.id}
              id={optionId(id, suggestion)}
              href={suggestion.url}
              className={styles.option}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseMove={() => index !== active && onPoint(index)}
              onClick={() => onChoose(suggestion, 'link')}
            >
              <span className={styles.title}>
                <Marked value={suggestion.title} />
              </span>
              <span className={styles.detail}>{suggestion.detail}</span>
            </a>
          ))}
        </div>
      )}
      {suggestions.length === 0 && status !== 'error' && (
        <p className={styles.message}>
          {!query ? (
            canSave ? (
              'No recent searches'
            ) : (
              savingFailed
            )
          ) : status === 'idle' ? (
            <>
              No results for “<strong>{query}</strong>”
            </>
          ) : (
            'Searching …'
          )}
        </p>
      )}
    </div>
  );
}
