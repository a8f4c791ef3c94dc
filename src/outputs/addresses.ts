import type { SiteEnv } from '../site/env';

/** Makes public addresses of routes and files: `/docs/` to `https://www.remotion.dev/docs/`. Addresses stay as they are. */
export type PublicUrl = (path: string) => string;

/** The site's public addresses, for a build with this environment. */
export function publicUrls({ siteUrl, pathPrefix }: Pick<SiteEnv, 'siteUrl' | 'pathPrefix'>): PublicUrl {
  return (path) => (path.startsWith('/') ? siteUrl + pathPrefix + path : path);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML, safe inside elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] as string);
}
