import type { OutputJob } from './options';
import type { OutputPage } from './page';

/** Returns `sitemap.xml`: the indexable pages, with their last change if known. */
export function sitemap(pages: readonly OutputPage[], publicUrl: PublicUrl): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
      return `  <url><loc>${escapeXml(encodeURI(publicUrl(path)))}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Returns `robots.txt`, which allows all crawlers and links to the sitemap. */
export function robots(publicUrl: PublicUrl): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl('/sitemap.xml')}\n`;
}

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
