import { settings } from './settings';
import type { SearchSettings } from './types';

/** Search: which index is asked, and what of it can be switched on. Whether it is hosted is up to the environment. */
export const search: SearchSettings = {
  indexName: 'remotion',
  contextualSearch: false,
  insights: false,
  missingResultsUrl: `${settings.links.repository}/issues/new?title={query}`,
};
