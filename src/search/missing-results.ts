import { searchSettings } from './requests';

/** Returns the URL to report that a query should have results, or an empty string if the site has none. */
export function missingResultsUrl(
  query: string,
  template: string | null = searchSettings.missingResultsUrl,
): string {
  const [, encoded = ''] = new URLSearchParams({ query: `No search results for “${query}”` })
    .toString()
    .split('=');
  return template?.replace('{query}', () => encoded) ?? '';
}
