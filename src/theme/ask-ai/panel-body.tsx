import { useEffect, useRef } from 'react';
import type { ResolvedAskAi } from '../../site/defaults';
import { Answers } from './answers';
import { ChatFrame } from './chat-frame';
import * as styles from './panel.module.css';

/** What is in the panel: the chat of the host, or answers from the site's own search. */
export default function PanelBody({ askAi: { embed, label } }: { askAi: ResolvedAskAi }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is opened first of all takes a question.
    body.current?.querySelector<HTMLElement>('input, iframe')?.focus();
  }, []);
  return (
    <div ref={body} className={styles.body}>
      {embed ? <ChatFrame embed={embed} title={label} /> : <Answers />}
    </div>
  );
}
