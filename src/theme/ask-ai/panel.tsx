import type { ResolvedAskAi } from '@docs/content/settings';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon, SparkIcon } from '../../components/icons';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import * as styles from './panel.module.css';

interface PanelProps {
  askAi: ResolvedAskAi;
  /** The open page: if the panel covers the page, navigation closes it. */
  path: string;
  onClose: () => void;
}

const Body = lazyPart<{ askAi: ResolvedAskAi }>(
  () => import('./panel-body'),
  ({ children }: { children: ReactNode }) => <div className={styles.waiting}>{children}</div>,
);

/** The name of the panel if answers come from the site's own search. */
const ownLabel = 'Ask the docs';

/** At this width, the panel (26rem) leaves the text of a page uncovered. */
const wide = '(min-width: 1440px)';

/**
 * The Ask AI side panel. It lies over the page and moves nothing of it. On wide screens the page remains usable: the
 * panel stays open when answers lead to pages. On narrow screens it covers the page and is modal.
 */
export function Panel({ askAi, path, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(path);
  useEffect(() => {
    const { current } = dialog;
    const screen = window.matchMedia(wide);
    const place = () => {
      current?.close();
      // Below the announcement bar, too, while that is visible.
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      current?.style.setProperty('--header', `${header}px`);
      if (screen.matches) current?.show();
      else current?.showModal();
    };
    place();
    screen.addEventListener('change', place);
    return () => {
      screen.removeEventListener('change', place);
      current?.close();
    };
  }, []);
  useEffect(() => {
    if (path !== openedAt.current && !window.matchMedia(wide).matches) onClose();
    openedAt.current = path;
  }, [path, onClose]);

  const leave = () => {
    // Before restoring the focus: elements behind a modal dialog cannot be focused.
    dialog.current?.close();
    onClose();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  };
  const label = askAi.embed ? askAi.label : ownLabel;
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={label}
      onKeyDown={closeByKey}
      // Browsers can close a modal dialog themselves, for example after a gesture.
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A click on the dialog element itself is on the backdrop, because its content fills it.
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
