import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SparkIcon } from '../../components/icons';
import { hrefOf, Link } from '../../components/link';
import type { ResolvedAskAi } from '../../site/defaults';
import * as styles from './ask-ai-button.module.css';
import { Panel } from './panel';

const loadScriptChat = () => import('./script-chat');

/** Opens the side panel of Ask AI, or the one that the host's script draws. Without scripts it is a link to the page of Ask AI. */
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
      // The page of Ask AI answers without the host.
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
      {/* Not in the navbar, which moves away: what is fixed in it would move with it. */}
      {isOpen && createPortal(<Panel askAi={askAi} path={path} onClose={close} />, document.body)}
    </>
  );
}
