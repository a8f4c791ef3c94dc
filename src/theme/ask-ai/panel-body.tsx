import { useEffect, useRef } from 'react';
import { useStartQuestions } from '../../search/use-start-questions';
import type { ResolvedAskAi } from '../../site/defaults';
import { Answers } from './answers';
import { ChatFrame } from './chat-frame';
import * as styles from './panel.late.module.css';

/** The content of the panel: the host's chat, or answers from the site's own search. */
export default function PanelBody({ askAi: { embed, label } }: { askAi: ResolvedAskAi }) {
  const body = useRef<HTMLDivElement>(null);
  const starters = useStartQuestions(!embed);
  useEffect(() => {
    // If it is open initially, focus the question field.
    body.current?.querySelector<HTMLElement>('input, iframe')?.focus();
  }, []);
  return (
    <div ref={body} className={styles.body}>
      {embed ? <ChatFrame embed={embed} title={label} /> : <Answers starters={starters} />}
    </div>
  );
}
