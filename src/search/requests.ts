import { resolveSearch } from '@docs/content/settings';
import { defaultTag, docsTag, type SearchPart } from '@docs/search';
import type { SearchRequest } from '@docs/search/client';
import { latestDocsVersion } from '../settings/docs-version';
import { i18n } from '../settings/i18n';
import { search } from '../settings/search';

/** Filters of a request, combined with AND. Filters in a nested list are combined with OR. */
export type FacetFilters = (string | string[])[];

/** The search settings, with defaults. */
export const searchSettings = resolveSearch(search);

/** Number of hits shown at first, and loaded with each "Load more results". */
export const hitsPerPage = 20;

/** Maximum number of hits that can be paged through. The hosted service has the same limit. */
export const mostHits = 1000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/**
 * Returns the filters of a request: the language, the version of the docs, and the chosen parts of the site.
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
  /** Number of words of a snippet. */
  words: number;
}

/** Creates a request of the search page. DocSearch creates those of the modal. */
export function pageRequest({ query, parts, hits = hitsPerPage, words }: PageRequest): SearchRequest {
  return {
    indexName: searchSettings.indexName,
    query,
    facetFilters: facetFilters(parts),
    hitsPerPage: Math.min(hits, mostHits),
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    attributesToHighlight: [...levels, 'content'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: searchSettings.insights,
  };
}

/** Creates a request for the number of matching records in each part, regardless of the chosen parts. */
export function countsRequest(query: string): SearchRequest {
  return {
    indexName: searchSettings.indexName,
    query,
    facetFilters: facetFilters(),
    facets: ['part'],
    hitsPerPage: 0,
  };
}
