import type { ResolvedAskAi } from '@docs/content/settings';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SparkIcon } from '../../components/icons';
import { hrefOf, Link } from '../../components/link';
import * as styles from './ask-ai-button.module.css';
import { Panel } from './panel';

const loadScriptChat = () => import('./script-chat');

/**
 * Opens the Ask AI side panel, or the one of the host's script. Without JavaScript it is a link to the Ask AI
 * page.
 */
export function AskAiButton({ askAi, path }: { askAi: ResolvedAskAi; path: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { embed, label, to } = askAi;
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }, []);
  const press = () => {
    if (embed?.kind !== 'script') return setOpen(!isOpen);
    loadScriptChat()
      .then(({ openScriptChat }) => openScriptChat(embed))
      // The Ask AI page works even if the host is down.
      .catch(() => window.location.assign(hrefOf(to)));
  };
  const content = (
    <>
      <SparkIcon size={18} />
      <span>{label}</span>
    </>
  );
  return (
    <>
      <Link to={to} className={`${styles.askAi} ${styles.link}`}>
        {content}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.askAi}
        aria-expanded={isOpen}
        onClick={press}
        data-needs-js=""
      >
        {content}
      </button>
      {/* Outside of the navbar, whose transform would move fixed elements inside it. */}
      {isOpen && createPortal(<Panel askAi={askAi} path={path} onClose={close} />, document.body)}
    </>
  );
}
