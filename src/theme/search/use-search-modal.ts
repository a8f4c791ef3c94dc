import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchOverlayProps } from './search-overlay';
import { readShortcut, takesText } from './shortcut';

type Opening = Pick<SearchOverlayProps, 'text' | 'isSelection'>;
type Overlay = ComponentType<SearchOverlayProps>;

/** The modal, once its code is there, and how it stands. */
export interface SearchModalState {
  /** What it was opened with; null while it is closed. */
  opening: Opening | null;
  Modal: Overlay | null;
  /** Whether its code could not be loaded. */
  hasFailed: boolean;
  open: () => void;
  close: () => void;
}

const loadModal = () => import('./search-overlay');

/** Loads the modal's code ahead: the reader is about to open it. */
export function prepareModal(): void {
  // What cannot be loaded now is tried again when the modal is opened.
  loadModal().catch(() => undefined);
}

/** Opens and closes the search modal, by its button and from the keyboard. Its code is loaded when it is first needed. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>): SearchModalState {
  const [opening, setOpening] = useState<Opening | null>(null);
  // In an object: a component is a function, and React would call it.
  const [loaded, setLoaded] = useState<{ Modal: Overlay } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = opening !== null;

  const load = useCallback(() => {
    setFailed(false);
    loadModal().then(
      // At once, with its effects: until they move the focus into the modal, letters would be lost between it and the button.
      ({ SearchOverlay }) => flushSync(() => setLoaded({ Modal: SearchOverlay })),
      () => {
        setOpening(null);
        setFailed(true);
      },
    );
  }, []);
  const open = useCallback(() => {
    setOpening({ text: String(window.getSelection() ?? ''), isSelection: true });
    load();
  }, [load]);
  const write = useCallback(
    (letter: string) => {
      // Until the modal is there, the button keeps the focus, and the next letters come here too.
      setOpening((current) => ({ text: (current?.text ?? '') + letter, isSelection: false }));
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
      // Behind another dialog the modal could not be reached.
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
    // Back and forward show another page: the modal does not stay in front of it.
    const leave = () => setOpening(null);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isOpen]);

  return { opening, Modal: loaded?.Modal ?? null, hasFailed, open, close };
}
