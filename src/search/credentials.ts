import { hostedSearch } from '../settings/hosted-search';

/** Whether the hosted service answers searches, and not the embedded engine. */
export const isHosted = hostedSearch !== null;

/**
 * Credentials for DocSearch. It requires both to start, even if the embedded engine replaces the hosted
 * service.
 */
export const credentials = hostedSearch
  ? { appId: hostedSearch.appId, apiKey: hostedSearch.apiKey }
  : { appId: 'embedded', apiKey: 'embedded' };
