import type { SearchResult } from '../engine/engine';
import { algoliaHosts, type HostedSearch, missingCredential } from './hosted-search';

type LiteOptions = NonNullable<Parameters<typeof import('algoliasearch/lite')['liteClient']>[2]>;
type LiteClient = ReturnType<typeof import('algoliasearch/lite')['liteClient']>;
type Requests = Extract<Parameters<LiteClient['search']>[0], { requests: unknown }>['requests'];
type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/**
 * Creates a client that answers requests with the hosted service. It uses the service's own client, with its
 * timeouts, fallback hosts and errors.
 * @param options Options of the service's client.
 * @throws if a credential is missing.
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
 * Creates a cache of host states, keyed by URL. In the client's own cache, the key of a host includes its state.
 * The state of a host that is down is therefore never found again, and every search would try that host first.
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
