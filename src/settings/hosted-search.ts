import type { ContentProblem } from '@docs/content/shared';
import { type HostedSearch, missingCredential } from '@docs/search/client';

/*
 * The build replaces this name with the value (see `define.ts`). Outside of a build the embedded engine is
 * used.
 */
declare const __HOSTED_SEARCH__: HostedSearch | null | undefined;

/** The hosted search service; null if the site uses the embedded engine. */
export const hostedSearch: HostedSearch | null =
  typeof __HOSTED_SEARCH__ === 'object' ? __HOSTED_SEARCH__ : null;

/**
 * Reads `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_HOST`. Without the first two, the embedded engine
 * is used. One without the other is a problem, except for `npm run index` (`SEARCH_STAGING_INDEX`), which
 * needs the id but no search key.
 */
export function readHostedSearch(
  env: Record<string, string | undefined>,
  problems: ContentProblem[],
): HostedSearch | undefined {
  const read = (name: string) => env[name]?.trim() || '';
  const hosted = { appId: read('ALGOLIA_APP_ID'), apiKey: read('ALGOLIA_SEARCH_KEY') };
  const host = read('ALGOLIA_HOST');
  if (host && !/^https?:\/\/[^/?#]+\/*$/.test(host)) {
    const expected = 'an origin such as http://localhost:8108, or nothing';
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
