import { withPrefix } from 'gatsby';
import { hostedSearch } from '../../site/hosted-search';
import type { SearchClient } from '../hit';
import { EmbeddedClient } from './embedded-client';
import { startWorker } from './start-worker';

/**
 * Creates the client that answers searches: the client of the hosted service if the build has its
 * credentials, else the embedded engine, which begins to load its index immediately.
 */
export async function createSearchClient(): Promise<SearchClient> {
  if (hostedSearch) {
    const { createHostedClient } = await import('./hosted-client');
    return createHostedClient(hostedSearch);
  }
  return new EmbeddedClient({
    base: new URL(withPrefix('/'), window.location.href).href,
    startWorker,
    loadHost: async (base) => {
      const { createHost } = await import('./create-host');
      return createHost(base);
    },
  });
}
