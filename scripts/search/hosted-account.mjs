import { createRequire } from 'node:module';
import { Failure } from '../terminal/main.mjs';

/** @typedef {{ appId: string, adminKey: string, host?: string }} HostedAccount */

/**
 * The account that the indexing job writes to, from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @returns {HostedAccount}
 */
export function readAccount(env) {
  const missing = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'].filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Failure(
      [
        `The hosted search index needs ${missing.join(' and ')}.`,
        '',
        '  ALGOLIA_APP_ID      the id of the application',
        '  ALGOLIA_ADMIN_KEY   a key that may change its indexes; it stays on this machine',
        '  ALGOLIA_HOST        a service of your own instead, as in http://localhost:8108 (npm run search:serve)',
      ].join('\n'),
    );
  }
  const host = env.ALGOLIA_HOST?.trim();
  return {
    appId: String(env.ALGOLIA_APP_ID).trim(),
    adminKey: String(env.ALGOLIA_ADMIN_KEY).trim(),
    ...(host ? { host } : {}),
  };
}

/**
 * A client of the version that gatsby-plugin-algolia pushes with: both must speak of the same tasks.
 * @param {HostedAccount} account
 * @param {{ connect: number, read: number, write: number }} [timeouts] Seconds.
 * @returns {any} `algoliasearch` 4
 */
export function createAdminClient({ appId, adminKey, host }, timeouts = { connect: 2, read: 30, write: 30 }) {
  const require = createRequire(createRequire(import.meta.url).resolve('gatsby-plugin-algolia'));
  /** @type {any} Not the version that the compiler finds under this name. */
  const algoliasearch = require('algoliasearch');
  const [, protocol, url] = /^(https?):\/\/([^/]+)/.exec(host ?? '') ?? [];
  return algoliasearch(appId, adminKey, {
    timeouts,
    ...(url ? { hosts: [{ url, protocol, accept: 3 }] } : {}),
  });
}
