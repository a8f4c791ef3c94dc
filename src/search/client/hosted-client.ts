import type { SearchResult } from '../../shared/search/engine';
import { algoliaHosts, type HostedSearch, missingCredential } from '../../site/hosted-search';

/** Answers requests with the hosted service, by its own client: its time limits, its other hosts, its errors. */
export async function createHostedClient(hosted: HostedSearch) {
  const missing = missingCredential(hosted);
  if (missing) throw new Error(missing);
  const { liteClient } = await import('algoliasearch/lite');
  const hosts = algoliaHosts(hosted.host);
  const client = liteClient(hosted.appId, hosted.apiKey, hosts ? { hosts } : {});
  return {
    search: async ({ requests }: { requests: readonly unknown[] }): Promise<{ results: SearchResult[] }> =>
      (await client.search({ requests: requests as never[] })) as unknown as { results: SearchResult[] },
  };
}
