import { DocSearchModal } from '@docsearch/react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isHosted } from '../credentials';
import { SearchFailure } from '../failure';
import { fetchSearchClient } from '../fetch-client';
import { searchingText } from '../partial-answer';
import { pasteMessage } from '../paste-message';
import { searchSettings } from '../requests';
import { savingFailed } from '../saved-searches';
import { createSearchLog } from '../search-log';
import { setDialogRoles, stopAcross } from './dialog-roles';
import { ModalBoundary } from './modal-boundary';
import type { SearchReport } from './modal-client';
import { type ModalOptions, modalProps } from './modal-props';
import { NearestWords } from './nearest-words';
import { OtherQueries } from './other-queries';
import { setInput } from './set-input';
import { StartHere } from './start-here';
import { useAskAgain } from './use-ask-again';
import './modal.css';
import './modal-results.css';

/** Props of the modal. They must not change while it is open. */
export interface SearchModalProps extends Omit<ModalOptions, 'report' | 'onChoose'> {
  /** Whether the query is the user's text selection. If so, typing replaces it. */
  isSelection: boolean;
}

/** The search modal: DocSearch with an error state, correct ARIA roles, and this site's results. */
export function SearchModal({ isSelection, ...options }: SearchModalProps) {
  const [report, setReport] = useState<SearchReport | null>(null);
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null);
  const modal = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement | null>(null);
  const [log] = useState(() => createSearchLog(searchSettings.onSearch));
  // DocSearch restarts when a prop changes, so the props are created once.
  const [props] = useState(() =>
    modalProps({
      ...options,
      report: (next) => {
        setReport(next);
        if ('nbHits' in next) log.answered(next.query, next.nbHits);
        if ('error' in next) console.error(next.error);
      },
      onChoose: log.chosen,
    }),
  );
  useEffect(() => () => log.left(), [log]);

  useLayoutEffect(() => {
    if (!modal.current) return;
    setDialogRoles(modal.current);
    results.current = modal.current.querySelector<HTMLElement>('.DocSearch-Dropdown');
    setDropdown(results.current);
  }, []);
  useEffect(fetchSearchClient, []);
  useEffect(() => {
    if (isSelection) modal.current?.querySelector('input')?.select();
  }, [isSelection]);

  useAskAgain(modal, results, report);

  const input = () => modal.current?.querySelector('input');
  const forgetEmpty = () => {
    if (!input()?.value) setReport(null);
  };
  // DocSearch sends the query again when its input receives the focus.
  const retry = () => {
    input()?.blur();
    input()?.focus();
  };

  const search = (query: string) => {
    const field = input();
    if (field) setInput(field, query);
  };

  const failure = report !== null && 'error' in report ? report : null;
  const answer = report !== null && 'nbHits' in report ? report : null;
  const isProvisional = answer?.isPartial ?? false;
  const unsaved = report === null && props.disableUserPersonalization ? savingFailed : undefined;
  const note = unsaved ?? (isProvisional ? searchingText : answer?.message);

  return createPortal(
    <div
      ref={modal}
      data-failed={failure ? '' : undefined}
      data-hosted={isHosted || undefined}
      onInput={forgetEmpty}
      onPasteCapture={(event) => pasteMessage(event, search)}
      onReset={() => setTimeout(forgetEmpty)}
      onKeyDownCapture={keepFocusInside}
    >
      <ModalBoundary onClose={options.onClose}>
        <DocSearchModal {...props} />
      </ModalBoundary>
      {dropdown && createPortal(<StartHere onFollow={options.onClose} />, dropdown)}
      {dropdown && failure && createPortal(<SearchFailure error={failure.error} onRetry={retry} />, dropdown)}
      {dropdown && answer?.nbHits === 0 && answer.query && (
        <OtherQueries
          query={answer.query}
          nearestWords={answer.nearestWords}
          dropdown={dropdown}
          modal={modal}
        />
      )}
      {dropdown &&
        answer &&
        answer.nbHits > 0 &&
        answer.nearestWords.length > 0 &&
        createPortal(<NearestWords words={answer.nearestWords} onChoose={search} />, dropdown)}
      {dropdown && note && createPortal(<p className="search-note">{note}</p>, dropdown)}
      <output className="visually-hidden">
        {answer && !isProvisional && (answer.nbHits === 1 ? '1 result' : `${answer.nbHits} results`)}
      </output>
    </div>,
    document.body,
  );
}

/** Moves the focus from the last element of the modal to the first, and back. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stop = stopAcross(event.currentTarget, document.activeElement, event.shiftKey);
  if (!stop) return;
  event.preventDefault();
  event.stopPropagation();
  stop.focus();
}
