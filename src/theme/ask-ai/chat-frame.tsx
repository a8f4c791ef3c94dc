import { useEffect } from 'react';
import type { AskAiEmbed } from '../../site/types';
import { speakWith } from './bridge';
import * as styles from './chat-frame.module.css';
import { embedUrl } from './messages';

/** The host's chat in an iframe. */
export function ChatFrame({ embed, title }: { embed: AskAiEmbed; title: string }) {
  useEffect(() => speakWith(embed), [embed]);
  return <iframe className={styles.frame} src={embedUrl(embed)} title={title} allow="clipboard-write" />;
}
