import type { OutputJob } from './options';

/**
 * Converts routes and files to public URLs: `/docs/` to `https://www.remotion.dev/docs/`. URLs are returned
 * unchanged.
 */
export type PublicUrl = (path: string) => string;

/** Returns the site's public URLs for an origin and a path prefix. */
export function publicUrls({ siteUrl, pathPrefix }: Pick<OutputJob, 'siteUrl' | 'pathPrefix'>): PublicUrl {
  return (path) => (path.startsWith('/') ? siteUrl + pathPrefix + path : path);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] as string);
}
