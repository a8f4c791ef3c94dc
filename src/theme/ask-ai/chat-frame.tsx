import type { AskAiEmbed } from '@docs/content/settings';
import { useEffect } from 'react';
import { speakWith } from './bridge';
import * as styles from './chat-frame.module.css';
import { embedUrl } from './messages';

/** Props of the frame. */
export interface ChatFrameProps {
  embed: AskAiEmbed;
  title: string;
}

/** The host's chat in an iframe. */
export function ChatFrame({ embed, title }: ChatFrameProps) {
  useEffect(() => speakWith(embed), [embed]);
  return <iframe className={styles.frame} src={embedUrl(embed)} title={title} allow="clipboard-write" />;
}
