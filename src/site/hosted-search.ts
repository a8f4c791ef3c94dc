import type { ContentProblem } from '../shared/content-error';

/** The account of the hosted search service, as the browser may know it. */
export interface HostedSearch {
  appId: string;
  /** Key that can do nothing but search. */
  apiKey: string;
  /** Origin to ask instead of the service's own hosts: a service of one's own that speaks its protocol. */
  host?: string | undefined;
}

/*
 * The build puts the value in the place of this name (see `define.ts`). Outside a build the embedded engine answers.
 */
declare const __HOSTED_SEARCH__: HostedSearch | null | undefined;

/** The hosted service that answers searches; null where the embedded engine does. */
export const hostedSearch: HostedSearch | null =
  typeof __HOSTED_SEARCH__ === 'object' ? __HOSTED_SEARCH__ : null;

/**
 * Reads `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_HOST`. Neither of the first two is the embedded engine; one without the
 * other is a problem, but for `npm run index` (`SEARCH_STAGING_INDEX`): that needs the id and no key for readers.
 */
export function readHostedSearch(
  env: Record<string, string | undefined>,
  problems: ContentProblem[],
): HostedSearch | undefined {
  const read = (name: string) => env[name]?.trim() || '';
  const hosted = { appId: read('ALGOLIA_APP_ID'), apiKey: read('ALGOLIA_SEARCH_KEY') };
  const host = read('ALGOLIA_HOST');
  if (host && !/^https?:\/\/[^/?#]+\/*$/.test(host)) {
    const expected = 'an origin, as in http://localhost:8108, or nothing';
    problems.push({ file: 'environment variable ALGOLIA_HOST', found: host, expected });
  }
  if (!hosted.apiKey && (!hosted.appId || env.SEARCH_STAGING_INDEX)) return undefined;
  const missing = missingCredential(hosted);
  if (missing) {
    const name = hosted.appId ? 'ALGOLIA_SEARCH_KEY' : 'ALGOLIA_APP_ID';
    const expected =
      'ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY for the hosted search, or neither for the embedded one';
    problems.push({ file: `environment variable ${name}`, found: missing, expected });
  }
  return host ? { ...hosted, host: host.replace(/\/+$/, '') } : hosted;
}

/** Says which of the two credentials is missing, in the words of the service's own client; undefined where both are there. */
export function missingCredential({ appId, apiKey }: HostedSearch): string | undefined {
  if (!appId) return '`appId` is missing.';
  return apiKey ? undefined : '`apiKey` is missing.';
}

/** A service of one's own in the form that the service's client takes; undefined for its own hosts. */
export function algoliaHosts(
  host: string | undefined,
): { url: string; protocol: 'http' | 'https'; accept: 'readWrite' }[] | undefined {
  const [, protocol, url] = /^(https?):\/\/([^/]+)/.exec(host ?? '') ?? [];
  return url ? [{ url, protocol: protocol as 'http' | 'https', accept: 'readWrite' }] : undefined;
}
