import type { SearchClient } from './hit';

let client: Promise<SearchClient> | undefined;

/**
 * Returns the client that answers searches, and loads it on the first call. It is the client of the hosted
 * service if the build has its credentials, else the embedded engine. If loading fails, the next call
 * retries.
 */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= import('./client')
    .then(({ createSearchClient }) => createSearchClient())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
