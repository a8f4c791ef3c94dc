import { hostedSearch } from '../site/hosted-search';

/** Whether the hosted service answers. */
export const isHosted = hostedSearch !== null;

/**
 * What DocSearch is given: it starts only with both, also where the embedded engine answers in place of the
 * hosted service.
 */
export const credentials = hostedSearch
  ? { appId: hostedSearch.appId, apiKey: hostedSearch.apiKey }
  : { appId: 'embedded', apiKey: 'embedded' };
