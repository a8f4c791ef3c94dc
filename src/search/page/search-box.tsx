import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { fetchSearchClient } from '../fetch-client';
import { pasteMessage } from '../paste-message';
import { queryLimit } from '../query-text';
import type { PanelEvent, PanelState } from './panel-state';
import * as styles from './search-box.module.css';
import { optionId, SuggestionPanel } from './suggestion-panel';
import type { ChoiceWay, Suggestion } from './suggestions';
import type { SearchStatus } from './use-search';

interface SearchBoxProps {
  panel: PanelState;
  dispatch: (event: PanelEvent) => void;
  suggestions: readonly Suggestion[];
  status: SearchStatus;
  error: unknown;
  onChoose: (suggestion: Suggestion, way: ChoiceWay) => void;
  onSubmit: () => void;
  onRetry: () => void;
}

const listId = 'search-suggestions';

/** The input of the search page, with suggestions below it. */
export function SearchBox({
  panel,
  dispatch,
  suggestions,
  status,
  error,
  onChoose,
  onSubmit,
  onRetry,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const active = panel.isOpen && panel.active !== null ? suggestions[panel.active] : undefined;
  const hasList = panel.isOpen && suggestions.length > 0;

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'arrow', step: key === 'ArrowDown' ? 1 : -1, count: suggestions.length });
    } else if (key === 'Escape') {
      event.preventDefault();
      dispatch({ type: 'escape' });
    } else if (key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active, event.ctrlKey || event.metaKey ? 'tab' : event.shiftKey ? 'window' : 'here');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // An on-screen keyboard would hide the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
    onSubmit();
  };
  const focus = () => {
    fetchSearchClient();
    dispatch({ type: 'focus' });
  };
  const write = (text: string) => dispatch({ type: 'write', text });
  const clear = () => {
    write('');
    input.current?.focus();
  };
  useEffect(() => {
    if (active) document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not support <search>
    <form className={styles.form} role="search" onSubmit={submit} data-needs-js="">
      <span className={styles.icon} data-busy={status === 'stalled' || undefined} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label="Search docs"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={active && optionId(listId, active)}
        placeholder="Search docs"
        dir="auto"
        maxLength={queryLimit}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={panel.text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onPaste={(event) => pasteMessage(event, write)}
        onFocus={focus}
        onClick={() => !panel.isOpen && dispatch({ type: 'focus' })}
        onBlur={() => dispatch({ type: 'blur' })}
      />
      {panel.text && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear} />
      )}
      <button type="submit" className="button button-primary">
        Search
      </button>
      {panel.isOpen && (
        <SuggestionPanel
          id={listId}
          text={panel.text}
          active={panel.active}
          suggestions={suggestions}
          status={status}
          error={error}
          onPoint={(index) => dispatch({ type: 'point', index })}
          onChoose={onChoose}
          onRetry={onRetry}
        />
      )}
    </form>
  );
}
