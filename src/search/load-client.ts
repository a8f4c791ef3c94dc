import type { SearchClient } from '@docs/search/client';
import { withPrefix } from 'gatsby';
import { hostedSearch } from '../settings/hosted-search';
import { markNewer } from './mark-newer';

let client: Promise<SearchClient> | undefined;

/**
 * Returns the client that answers searches, and loads it on the first call. It is the client of the hosted
 * service if the build has its credentials, else the embedded engine. If loading fails, the next call
 * retries.
 */
export function loadSearchClient(): Promise<SearchClient> {
  // Only readers who have given their version need the marks, which are a convenience.
  if (document.documentElement.style.getPropertyValue('--my')) markNewer().catch(() => undefined);
  client ??= import('@docs/search/create-client')
    .then(({ createSearchClient }) =>
      createSearchClient({
        base: new URL(withPrefix('/'), window.location.href).href,
        hosted: hostedSearch,
      }),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
