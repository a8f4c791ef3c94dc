/** Credentials of the hosted search service. They are safe to expose in the browser. */
export interface HostedSearch {
  appId: string;
  /** Search-only API key. */
  apiKey: string;
  /** Origin to use instead of the service's own hosts, for a self-hosted service with the same protocol. */
  host?: string | undefined;
}

/** Names the missing credential in the words of the service's own client; undefined if both are set. */
export function missingCredential({ appId, apiKey }: HostedSearch): string | undefined {
  if (!appId) return '`appId` is missing.';
  return apiKey ? undefined : '`apiKey` is missing.';
}

/**
 * Returns a self-hosted service in the format of the service's client, or undefined for the service's own
 * hosts.
 */
export function algoliaHosts(
  host: string | undefined,
): { url: string; protocol: 'http' | 'https'; accept: 'readWrite' }[] | undefined {
  const [, protocol, url] = /^(https?):\/\/([^/]+)/.exec(host ?? '') ?? [];
  return url ? [{ url, protocol: protocol as 'http' | 'https', accept: 'readWrite' }] : undefined;
}
