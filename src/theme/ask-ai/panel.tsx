import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon, SparkIcon } from '../../components/icons';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import type { ResolvedAskAi } from '../../site/defaults';
import * as styles from './panel.module.css';

interface PanelProps {
  askAi: ResolvedAskAi;
  /** The open page: a panel that covers the page gives way to another one. */
  path: string;
  onClose: () => void;
}

const Body = lazyPart<{ askAi: ResolvedAskAi }>(
  () => import('./panel-body'),
  ({ children }: { children: ReactNode }) => <div className={styles.waiting}>{children}</div>,
);

/** Where the page has room beside the panel (26rem) for all that a screen of 1024 pixels shows. */
const wide = '(min-width: 1440px)';

/**
 * The side panel of Ask AI. On a wide screen it stands beside the page, which makes room and stays in use: answers lead to pages,
 * and the panel stays open. On others it covers the page, and so is modal.
 */
export function Panel({ askAi, path, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(path);
  useEffect(() => {
    const { current } = dialog;
    const screen = window.matchMedia(wide);
    const place = () => {
      current?.close();
      document.documentElement.toggleAttribute('data-beside', screen.matches);
      if (screen.matches) current?.show();
      else current?.showModal();
    };
    place();
    screen.addEventListener('change', place);
    return () => {
      screen.removeEventListener('change', place);
      document.documentElement.removeAttribute('data-beside');
      current?.close();
    };
  }, []);
  useEffect(() => {
    if (path !== openedAt.current && !window.matchMedia(wide).matches) onClose();
    openedAt.current = path;
  }, [path, onClose]);

  const leave = () => {
    // Before the focus is given back: behind a modal dialog nothing takes it.
    dialog.current?.close();
    onClose();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  };
  const { label } = askAi;
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={label}
      onKeyDown={closeByKey}
      // The browser's own way to close a modal dialog, by a gesture say.
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A click that meets the dialog itself is one on the backdrop: its content fills it.
      onClick={(event) => event.target === event.currentTarget && leave()}
      data-no-print=""
    >
      <div className={styles.head}>
        <SparkIcon size={18} />
        <p>{label}</p>
        <button type="button" aria-label={`Close ${label}`} onClick={leave}>
          <CloseIcon size={20} />
        </button>
      </div>
      <Body askAi={askAi} />
    </dialog>
  );
}
