import type { AskAiEmbed } from '@docs/content/settings';
import { speakWith } from './bridge';
import { embedUrl } from './messages';

/** Dispatched on `document` when the Ask AI button is pressed and the chat's script is loaded. */
const askAiEvent = 'site:ask-ai';

let loading: Promise<void> | undefined;

/** Opens the chat whose own script renders the side panel; loads the script on first use. */
export function openScriptChat(embed: AskAiEmbed): Promise<void> {
  if (loading) return loading.then(() => void document.dispatchEvent(new CustomEvent(askAiEvent)));
  loading = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script.dataset, { id: embed.id, sidePanel: 'true', open: 'true' });
    script.src = embedUrl(embed);
    script.onload = () => resolve();
    script.onerror = () => {
      // A failed load is retried the next time.
      loading = undefined;
      script.remove();
      stop();
      reject(new Error(`Couldn't load ${script.src}.`));
    };
    const stop = speakWith(embed);
    document.body.append(script);
  });
  return loading;
}
