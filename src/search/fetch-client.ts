import { loadSearchClient } from './load-client';

/**
 * Fetches the client before the first query, while the user still types. If this fails, the search fails too, and
 * reports the error.
 */
export function fetchSearchClient(): void {
  loadSearchClient().catch(() => undefined);
}
