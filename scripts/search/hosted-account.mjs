import { createRequire } from 'node:module';
import { describeServiceError, patientRequester } from '../../plugins/hosted-search-index/service.js';
import { Failure } from '../terminal/main.mjs';

/** @typedef {{ appId: string, adminKey: string, host?: string }} HostedAccount */

const origin = /^(https?):\/\/([^/?#\s]+)\/*$/;

/**
 * Returns the account that the indexing job writes to, from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @returns {HostedAccount}
 * @throws {Failure} that says what to set
 */
export function readAccount(env) {
  const read = (/** @type {string} */ name) => env[name]?.trim() ?? '';
  const missing = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'].filter((name) => !read(name));
  if (missing.length > 0) {
    throw new Failure(
      [
        `The hosted search index needs ${missing.join(' and ')}. Set these, and run \`npm run index\` again:`,
        '',
        '  ALGOLIA_APP_ID      the id of the application',
        '  ALGOLIA_ADMIN_KEY   a key that may change its indexes; it stays on this machine',
        '  ALGOLIA_HOST        only for a service of your own, as in http://localhost:8108 (`npm run search:serve`)',
      ].join('\n'),
    );
  }
  const host = read('ALGOLIA_HOST');
  if (host && !origin.test(host))
    throw new Failure(`ALGOLIA_HOST is ${host}: it must be an origin such as http://localhost:8108.`);
  return {
    appId: read('ALGOLIA_APP_ID'),
    adminKey: read('ALGOLIA_ADMIN_KEY'),
    ...(host ? { host } : {}),
  };
}

/**
 * Creates a client of the same version as the one in gatsby-plugin-algolia, because both must use the same
 * task ids.
 * @param {HostedAccount} account
 * @param {{ firstWait?: number }} [waits] First delay after a rate limit error, in milliseconds.
 * @returns {any} `algoliasearch` 4
 */
export function createAdminClient({ appId, adminKey, host }, waits) {
  const require = createRequire(createRequire(import.meta.url).resolve('gatsby-plugin-algolia'));
  /** @type {any} Not the version that the compiler finds under this name. */
  const algoliasearch = require('algoliasearch');
  const [, protocol, url] = origin.exec(host ?? '') ?? [];
  return algoliasearch(appId, adminKey, {
    // In seconds.
    timeouts: { connect: 2, read: 30, write: 30 },
    requester: patientRequester(waits),
    ...(url ? { hosts: [{ url, protocol, accept: 3 }] } : {}),
  });
}

/**
 * Converts a failure to an error: the client throws plain objects.
 * @param {unknown} error
 * @returns {unknown}
 */
export function asError(error) {
  const text = describeServiceError(error);
  return text === undefined ? error : new Failure(text);
}
