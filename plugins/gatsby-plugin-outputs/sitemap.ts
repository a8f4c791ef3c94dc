import { escapeXml, type PublicUrl } from './addresses';
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
