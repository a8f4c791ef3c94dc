import type { AskAiEmbed } from '../../site/types';
import { openUrl } from '../search/open-url';
import { hostMessage, readMessage, routeOfLink, themeMessage } from './messages';

/**
 * Speaks with the chat, wherever its frame stands: follows its links within the site, tells it the host and the theme when it is
 * ready, and the theme whenever it changes. Returns the way to stop.
 */
export function speakWith(embed: AskAiEmbed): () => void {
  let chat: MessageEventSource | null = null;
  const tell = (message: string) => chat?.postMessage(message, { targetOrigin: embed.host });
  const tellTheme = () => tell(themeMessage(document.documentElement.dataset.theme));

  const hear = ({ origin, data, source }: MessageEvent) => {
    const message = readMessage(origin, data, embed);
    if (message?.type === 'ready') {
      chat = source;
      tell(hostMessage(window.location.host));
      tellTheme();
    }
    const route = message?.type === 'link' && routeOfLink(message.url, window.location.origin);
    if (route) openUrl(route);
  };
  const themes = new MutationObserver(tellTheme);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('message', hear);
  return () => {
    themes.disconnect();
    window.removeEventListener('message', hear);
  };
}
