import type { SearchRequest } from './request';
import type { IndexedPage } from './search-data';

/** What pages can be filtered by, and counted by. */
const facetValues: Record<string, (page: IndexedPage) => string> = {
  language: (page) => page.language,
  docusaurus_tag: (page) => page.tag,
  part: (page) => page.part,
  'hierarchy.lvl0': (page) => page.group,
};

/** Names of the facets. */
export const facetNames: readonly string[] = Object.keys(facetValues);

/**
 * Whether a page passes the filters of a request. A filter of a facet that nobody knows lets nothing through,
 * as the hosted service does.
 */
export function createFilter(filters: SearchRequest['facetFilters']): (page: IndexedPage) => boolean {
  const all = filters
    .map((entry) => (typeof entry === 'string' ? [entry] : entry).filter(Boolean))
    .filter((group) => group.length > 0)
    .map((group) => group.map(readFilter));
  return (page) => all.every((group) => group.some((passes) => passes(page)));
}

function readFilter(filter: string): (page: IndexedPage) => boolean {
  const at = filter.indexOf(':');
  const [facet, value] = at < 0 ? [filter, ''] : [filter.slice(0, at), filter.slice(at + 1)];
  const read = facetValues[facet];
  if (!read) return () => false;
  if (value.startsWith('-')) return (page) => read(page) !== value.slice(1);
  return (page) => read(page) === value.replace(/^\\-/, '-');
}

/** How many of the pages have each value of the facets asked for. */
export function countFacets(
  names: readonly string[],
  pages: readonly IndexedPage[],
): Record<string, Record<string, number>> {
  const asked = names.includes('*') ? facetNames : names.filter((name) => name in facetValues);
  return Object.fromEntries(
    asked.map((name) => {
      const counts: Record<string, number> = {};
      for (const page of pages) {
        const value = facetValues[name]?.(page) ?? '';
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return [name, counts];
    }),
  );
}
