import { useEffect, useState } from 'react';
import { SearchForm } from '../../components/page/search-form';
import { askAi as settings } from '../../site/ask-ai';
import { resolveAskAi } from '../../site/defaults';
import { Answers } from './answers';
import * as styles from './ask-ai.module.css';
import { ChatFrame } from './chat-frame';

const askAi = resolveAskAi(settings);

/**
 * Ask AI on its own page: the host's chat if one is configured as a frame, else answers from the site's own
 * search.
 */
export function AskAi() {
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
        <Answers />
      )}
    </>
  );
}
