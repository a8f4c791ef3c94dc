import type { SearchRequest } from './request';
import type { IndexedPage } from './search-data';

/** Facets that pages can be filtered and counted by. */
const facetValues: Record<string, (page: IndexedPage) => string> = {
  language: (page) => page.language,
  docusaurus_tag: (page) => page.tag,
  part: (page) => page.part,
  'hierarchy.lvl0': (page) => page.group,
};

/** Names of the facets. */
const facetNames: readonly string[] = Object.keys(facetValues);

/**
 * Returns a predicate for pages that pass the filters of a request. A filter by an unknown facet matches
 * nothing, as in the hosted service.
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

/** Counts the pages for each value of the requested facets. */
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
