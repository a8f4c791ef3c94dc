import type { ResolvedAskAi } from '@docs/content/settings';
import { useEffect, useRef } from 'react';
import { Answers } from './answers';
import { ChatFrame } from './chat-frame';
import * as styles from './panel.module.css';

/** The content of the panel: the host's chat, or answers from the site's own search. */
export default function PanelBody({ askAi: { embed, label } }: { askAi: ResolvedAskAi }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If it is open initially, focus the question field.
    body.current?.querySelector<HTMLElement>('input, iframe')?.focus();
  }, []);
  return (
    <div ref={body} className={styles.body}>
      {embed ? <ChatFrame embed={embed} title={label} /> : <Answers />}
    </div>
  );
}
