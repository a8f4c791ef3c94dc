import type { AskAiEmbed } from '@docs/content/settings';

/** Messages from the chat. */
export type ChatMessage = { type: 'link'; url: string } | { type: 'ready' };

/** Parses a message from the chat. Returns null for unrelated messages, which are ignored. */
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

/** Returns the message for a chat that is ready. It tells the chat which links are internal. */
export function hostMessage(host: string): string {
  return JSON.stringify({ type: 'internal-link-host', host });
}

/** Returns the message with the page's color theme. */
export function themeMessage(theme: string | undefined): string {
  return theme === 'dark' ? 'dark-mode' : 'light-mode';
}

/** Returns the URL of the chat's page or script. */
export function embedUrl({ host, id, kind, path }: AskAiEmbed): string {
  return host + (path ?? (kind === 'frame' ? `/embed/${encodeURIComponent(id)}` : '/embed.js'));
}

/**
 * Returns the route on this site that a link in the chat refers to: its path, query and hash, whatever its
 * host. Null for invalid links, and for paths that browsers would resolve to another host.
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
