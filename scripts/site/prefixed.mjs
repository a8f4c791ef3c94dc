import { join } from 'node:path';
import { root } from '../root.mjs';
import { ensureSmallSite } from './small-site.mjs';
import { chatEmbed } from './test-settings.mjs';

/** Path prefix of the second, small site of the browser tests. */
export const testPrefix = '/sub';

/** A key that its build is given and that must not appear in the output. */
export const testAdminKey = 'key-that-may-change-the-index';

/** Its folder. */
export const prefixedRoot = join(root, 'test-results', 'prefixed-site');

/**
 * Builds a small site with a path prefix and the script of a chat.
 * @param {(text: string) => void} say
 */
export function ensurePrefixedSite(say) {
  const env = { ALGOLIA_ADMIN_KEY: testAdminKey, PATH_PREFIX: testPrefix };
  return ensureSmallSite(
    prefixedRoot,
    { env, settings: { 'ask-ai.ts': { embed: chatEmbed('script') } } },
    say,
  );
}
