import type { AskAiEmbed } from '@docs/content/settings';
import { openUrl } from '../search/open-url';
import { hostMessage, readMessage, routeOfLink, themeMessage } from './messages';

/**
 * Communicates with the chat's iframe. Follows the chat's links within the site. Sends the host and the theme
 * when the chat is ready, and the theme again whenever it changes. Returns a cleanup function.
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
