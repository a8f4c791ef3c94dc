import { searchSettings } from './requests';

/** Where to say that a query should have results; empty where nobody wants to know. */
export function missingResultsUrl(
  query: string,
  template: string | null = searchSettings.missingResultsUrl,
): string {
  const [, encoded = ''] = new URLSearchParams({ query: `No search results for “${query}”` })
    .toString()
    .split('=');
  return template?.replace('{query}', () => encoded) ?? '';
}
