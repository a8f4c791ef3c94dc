import type { SearchSettings } from '@docs/content/settings';
import { settings } from './settings';

/**
 * Search: the name of the index and optional features. The environment decides whether the search is hosted.
 */
export const search: SearchSettings = {
  indexName: 'remotion',
  contextualSearch: false,
  insights: false,
  missingResultsUrl: `${settings.links.repository}/issues/new?title={query}`,
};
