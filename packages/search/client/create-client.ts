import { EmbeddedClient } from './embedded-client';
import type { SearchClient } from './hit';
import type { HostedSearch } from './hosted-search';
import { startWorker } from './start-worker';

/** The inputs of a search client. */
export interface SearchClientOptions {
  /** Absolute URL of the site's root, below which the index files are. */
  base: string;
  /** The hosted service; null for the embedded engine. */
  hosted: HostedSearch | null;
}

/**
 * Creates the client that answers searches: the client of the hosted service if there are credentials, else the
 * embedded engine, which begins to load its index immediately.
 */
export async function createSearchClient({ base, hosted }: SearchClientOptions): Promise<SearchClient> {
  if (hosted) {
    const { createHostedClient } = await import('./hosted-client');
    return createHostedClient(hosted);
  }
  return new EmbeddedClient({
    base,
    startWorker,
    loadHost: async (from) => {
      const { createHost } = await import('./index-host');
      return createHost(from);
    },
  });
}
