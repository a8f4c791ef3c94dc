import { resolveSearch } from '../site/defaults';
import { latestDocsVersion } from '../site/docs-version';
import { i18n } from '../site/i18n';
import { search } from '../site/search';
import { defaultTag, docsTag, type SearchPart } from './engine/parts';
import type { SearchRequest } from './hit';

/** Filters of a request: all of them hold; of those in brackets one. */
export type FacetFilters = (string | string[])[];

/** Settings of the search with nothing left out. */
export const searchSettings = resolveSearch(search);

/** Hits that are shown at once, and asked for more of. */
export const hitsPerPage = 20;

/** Hits that one may go through: the hosted service shows no more than these. */
export const mostHits = 1000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/**
 * What every request is filtered by (the language, and the version of the docs) and the parts of the site it
 * is narrowed to.
 */
export function facetFilters(parts: readonly SearchPart[] = []): FacetFilters {
  const filters: FacetFilters = [
    `language:${i18n.defaultLocale}`,
    [`docusaurus_tag:${defaultTag}`, `docusaurus_tag:${docsTag(latestDocsVersion.name)}`],
  ];
  return parts.length > 0 ? [...filters, parts.map((part) => `part:${part}`)] : filters;
}

interface PageRequest {
  query: string;
  parts?: readonly SearchPart[];
  hits?: number;
  /** Words of a snippet. */
  words: number;
}

/** A request of the search page. DocSearch makes those of the modal itself. */
export function pageRequest({ query, parts, hits = hitsPerPage, words }: PageRequest): SearchRequest {
  return {
    indexName: searchSettings.indexName,
    query,
    facetFilters: facetFilters(parts),
    hitsPerPage: Math.min(hits, mostHits),
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    attributesToHighlight: [...levels],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: searchSettings.insights,
  };
}

/** A request for nothing but how many records of each part match, whatever parts are chosen. */
export function countsRequest(query: string): SearchRequest {
  return {
    indexName: searchSettings.indexName,
    query,
    facetFilters: facetFilters(),
    facets: ['part'],
    hitsPerPage: 0,
  };
}
