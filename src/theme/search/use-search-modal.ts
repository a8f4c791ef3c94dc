import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchOverlayProps } from './search-overlay';
import { readShortcut, takesText } from './shortcut';

type Opening = Pick<SearchOverlayProps, 'text' | 'isSelection'>;
type Overlay = ComponentType<SearchOverlayProps>;

/** The modal, once its code is loaded, and its state. */
export interface SearchModalState {
  /** Its initial state when opened; null while it is closed. */
  opening: Opening | null;
  Modal: Overlay | null;
  /** Whether its code failed to load. */
  hasFailed: boolean;
  open: () => void;
  close: () => void;
}

const loadModal = () => import('./search-overlay');

/** Preloads the modal's code and the search when the reader is about to open it. */
export function prepareModal(): void {
  // A failed load is retried when the modal is opened.
  loadModal().then(
    ({ prepareSearch }) => prepareSearch(),
    () => undefined,
  );
}

/** Opens and closes the search modal by its button and the keyboard. Its code is loaded on first use. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>): SearchModalState {
  const [opening, setOpening] = useState<Opening | null>(null);
  // Wrapped in an object, because React would call a component as an updater function.
  const [loaded, setLoaded] = useState<{ Modal: Overlay } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = opening !== null;

  const load = useCallback(() => {
    setFailed(false);
    loadModal().then(
      // Renders synchronously, including effects: until they move the focus into the modal, typed letters
      // would be lost.
      ({ SearchOverlay }) => flushSync(() => setLoaded({ Modal: SearchOverlay })),
      () => {
        setOpening(null);
        setFailed(true);
      },
    );
  }, []);
  const open = useCallback(() => {
    setOpening({ text: String(window.getSelection() ?? ''), isSelection: true });
    // Until the modal appears, the button has the focus and receives what is typed.
    button.current?.focus({ preventScroll: true });
    load();
  }, [button, load]);
  const write = useCallback(
    (letter: string) => {
      // Like letters in a selected text, the first one replaces the selection.
      setOpening((current) => ({
        text: (current && !current.isSelection ? current.text : '') + letter,
        isSelection: false,
      }));
      load();
    },
    [load],
  );
  const close = useCallback(() => {
    setOpening(null);
    button.current?.focus({ preventScroll: true });
  }, [button]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const action = readShortcut(event, {
        isOpen,
        onButton: activeElement !== null && activeElement === button.current,
        inText: takesText(activeElement),
      });
      // Behind another modal dialog, the search modal would be unreachable.
      if (!action || (action.type === 'open' && document.querySelector('dialog:modal'))) return;
      event.preventDefault();
      if (action.type === 'write') write(action.letter);
      else if (!event.repeat) (action.type === 'open' ? open : close)();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [button, isOpen, open, close, write]);

  useEffect(() => {
    if (!isOpen) return;
    // Back and forward navigate to another page, so the modal closes.
    const leave = () => setOpening(null);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isOpen]);

  return { opening, Modal: loaded?.Modal ?? null, hasFailed, open, close };
}
