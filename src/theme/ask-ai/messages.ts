import type { AskAiEmbed } from '../../site/types';

/** What the chat can tell the page. */
export type ChatMessage = { type: 'link'; url: string } | { type: 'ready' };

/** Reads a message of the chat. Null for what comes from elsewhere or is none: such messages are nobody's fault, and ignored. */
export function readMessage(origin: string, data: unknown, embed: AskAiEmbed): ChatMessage | null {
  if (origin !== embed.host || typeof data !== 'string') return null;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null) return null;
  const { type, url } = message as { type?: unknown; url?: unknown };
  if (type === 'embed-ready') return { type: 'ready' };
  if (type === 'internal-link-click' && typeof url === 'string') return { type: 'link', url };
  return null;
}

/** What a ready chat is told: whose links are the site's own. */
export function hostMessage(host: string): string {
  return JSON.stringify({ type: 'internal-link-host', host });
}

/** What the chat is told of the page's colours. */
export function themeMessage(theme: string | undefined): string {
  return theme === 'dark' ? 'dark-mode' : 'light-mode';
}

/** Address of the chat's page or script. */
export function embedUrl({ host, id, kind, path }: AskAiEmbed): string {
  return host + (path ?? (kind === 'frame' ? `/embed/${encodeURIComponent(id)}` : '/embed.js'));
}

/**
 * The route of this site that a link of the chat means: its path, with query and hash; the host does not count. Null where the link
 * makes no sense, and where browsers would take its path for another host.
 */
export function routeOfLink(url: string, origin: string): string | null {
  let parsed: URL;
  try {
    parsed = new URL(url, origin);
  } catch {
    return null;
  }
  const { protocol, pathname, search, hash } = parsed;
  if (!/^https?:$/.test(protocol) || pathname.startsWith('//') || url.includes('\\')) return null;
  return pathname + search + hash;
}
