import type { SearchClient } from './hit';

let client: Promise<SearchClient> | undefined;

/**
 * The client that answers searches, loaded when it is first asked for: the hosted service's where the build
 * knows its keys, else the embedded engine's. What could not be loaded is tried again the next time.
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
