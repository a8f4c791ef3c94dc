import { searchParts } from '@docs/search';
import { indexOf, type MadePage, readers } from './output-pages';
import type { OutputPage } from './page';
import type { SiteData } from './site-data';

/**
 * Returns the machine-readable pages of the site, section by section, with the docs in `docOrder`. Redirects
 * and embedded pages are omitted.
 */
export function outputPages(
  made: readonly MadePage[],
  data: SiteData,
  docOrder: readonly string[],
): OutputPage[] {
  const place = new Map(docOrder.map((route, index) => [route, index]));
  const rank = (page: { path: string }) => place.get(page.path) ?? docOrder.length;
  const site = indexOf({ ...data, docs: [...data.docs].sort((a, b) => rank(a) - rank(b)) });
  const pages = made.flatMap((page) => {
    return (page.context?.layout === 'bare' ? undefined : readers[page.template]?.(page, site)) ?? [];
  });
  return pages.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** Returns the position of the section that a page belongs to; pages without one come last. */
function groupOf({ trail: [part] }: OutputPage): number {
  const place = (Object.values(searchParts) as string[]).indexOf(part ?? '');
  return place < 0 ? Object.keys(searchParts).length : place;
}
