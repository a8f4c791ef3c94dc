import { resolveAskAi } from '@docs/content/settings';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { SearchForm } from '../../components/page/search-form';
import { askAi as settings } from '../../settings/ask-ai';
import { Answers } from './answers-island';
import * as styles from './ask-ai.module.css';
import type { ChatFrameProps } from './chat-frame';

const askAi = resolveAskAi(settings);

// Only needed if the settings name a chat.
const loadChatFrame = () => import('./chat-frame').then(({ ChatFrame }) => ({ default: ChatFrame }));
const ChatFrame = lazyPart<ChatFrameProps>(
  loadChatFrame,
  ({ children }: { children: ReactNode }) => children,
);

/** The data of a page that shows Ask AI. */
export interface AskAiData {
  starters: { nodes: { question: string }[] };
}

/**
 * Ask AI on its own page: the host's chat if one is configured as a frame, else answers from the site's own
 * search.
 */
export function AskAi({ data }: { data: AskAiData }) {
  // The chat is loaded after the first render. Without JavaScript there is a link to the search.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const embed = askAi?.embed;
  return (
    <>
      <noscript>
        <SearchForm />
      </noscript>
      {isReady && embed?.kind === 'frame' ? (
        <div className={styles.chat}>
          <ChatFrame embed={embed} title={askAi?.label ?? 'Ask AI'} />
        </div>
      ) : (
        <Answers starters={data.starters.nodes} />
      )}
    </>
  );
}

AskAi.prepare = Answers.prepare;
