import { withPrefix } from 'gatsby';
import { hostedSearch } from '../../site/hosted-search';
import type { SearchClient } from '../hit';
import { EmbeddedClient } from './embedded-client';
import { startWorker } from './start-worker';

/**
 * Makes the client that answers searches: the hosted service's where the build knows its keys, else the
 * embedded engine's, whose index begins to load at once.
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
