import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CloseIcon, SparkIcon } from '../../components/icons';
import type { ResolvedAskAi } from '../../site/defaults';
import { Answers } from './answers';
import { ChatFrame } from './chat-frame';
import * as styles from './panel.module.css';

/** Props of the panel, and of what stands in for it while its code is loaded. */
export interface PanelProps {
  askAi: ResolvedAskAi;
  /** The open page: on a narrow screen the panel gives way to another page. */
  path: string;
  onClose: () => void;
}

const narrow = '(max-width: 767px)';

/**
 * The side panel of Ask AI. It stands beside the page, which stays in use: answers lead to pages, and the panel stays open. On a
 * narrow screen it covers the page, and so is modal.
 */
export default function Panel({ askAi: { label, embed }, path, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(path);
  useEffect(() => {
    const { current } = dialog;
    if (window.matchMedia(narrow).matches) current?.showModal();
    else current?.show();
    // What is opened first of all takes a question.
    current?.querySelector<HTMLElement>('input, iframe')?.focus();
    return () => current?.close();
  }, []);
  useEffect(() => {
    if (path !== openedAt.current && window.matchMedia(narrow).matches) onClose();
    openedAt.current = path;
  }, [path, onClose]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={label} onKeyDown={closeByKey} data-no-print="">
      <div className={styles.head}>
        <SparkIcon size={18} />
        <p>{label}</p>
        <button type="button" aria-label={`Close ${label}`} onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </div>
      <div className={styles.body}>{embed ? <ChatFrame embed={embed} title={label} /> : <Answers />}</div>
    </dialog>
  );
}
