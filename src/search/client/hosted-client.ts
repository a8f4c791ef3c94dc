import { algoliaHosts, type HostedSearch, missingCredential } from '../../site/hosted-search';
import type { SearchResult } from '../engine/engine';

type LiteOptions = NonNullable<Parameters<typeof import('algoliasearch/lite')['liteClient']>[2]>;
type LiteClient = ReturnType<typeof import('algoliasearch/lite')['liteClient']>;
type Requests = Extract<Parameters<LiteClient['search']>[0], { requests: unknown }>['requests'];
type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/**
 * Answers requests with the hosted service, by its own client: its time limits, its other hosts, its errors.
 * Throws where a credential is missing. `options` are the client's own.
 */
export async function createHostedClient(hosted: HostedSearch, options: LiteOptions = {}) {
  const missing = missingCredential(hosted);
  if (missing) throw new Error(missing);
  const { liteClient } = await import('algoliasearch/lite');
  const hosts = algoliaHosts(hosted.host);
  const client = liteClient(hosted.appId, hosted.apiKey, {
    ...(hosts ? { hosts } : {}),
    hostsCache: rememberHosts(),
    ...options,
  });
  return {
    search: async ({ requests }: { requests: readonly unknown[] }): Promise<{ results: SearchResult[] }> =>
      (await client.search({ requests: [...requests] as Requests })) as { results: SearchResult[] },
  };
}

/**
 * Remembers by its address how a host is. The client's own memory notes a host that is down with its state in
 * the key, and so never finds it again: every search would try that host first.
 */
function rememberHosts(): HostsCache {
  const known = new Map<string, unknown>();
  const addressOf = (host: unknown) => (host as { url: string }).url;
  return {
    get: async <Value>(host: unknown, fallback: () => Promise<Value>) =>
      (known.get(addressOf(host)) as Value | undefined) ?? fallback(),
    set: async (host, state) => {
      known.set(addressOf(host), state);
      return state;
    },
    delete: async (host) => {
      known.delete(addressOf(host));
    },
    clear: async () => known.clear(),
  };
}
