import { join } from 'node:path';
import { root } from '../root.mjs';
import { allowedOrigins } from './serve.mjs';
import { ensureSmallSite } from './small-site.mjs';
import { chatEmbed, testServices, testTrackingId } from './test-settings.mjs';

/** Folder of the browser tests' site with optional features turned on. */
export const configuredRoot = join(root, 'test-results', 'configured-site');

/** The operator's environment: credentials of the hosted search, and the origins of the other services. */
const operatorEnv = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'search-key',
  CSP_ALLOW: Object.values(testServices).join(' '),
};

/** Additional origins that its content security policy allows. */
export const configuredOrigins = allowedOrigins(operatorEnv);

/**
 * Builds a small site with analytics, a chat of another host and the hosted search.
 * @param {(text: string) => void} say
 */
export function ensureConfiguredSite(say) {
  const settings = {
    'analytics.ts': { trackingId: testTrackingId },
    'ask-ai.ts': { embed: chatEmbed('frame') },
    'search.ts': { insights: true },
  };
  return ensureSmallSite(configuredRoot, { env: { ...operatorEnv, PATH_PREFIX: '' }, settings }, say);
}
