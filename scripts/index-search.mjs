import { join } from 'node:path';
import { contentFolders } from './content/folders.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { readManifest } from './search/built-index.mjs';
import { asError, createAdminClient, readAccount } from './search/hosted-account.mjs';
import {
  dropStaging,
  filesWith,
  openStaging,
  publishStaging,
  stagingName,
  stateOfLive,
  summarize,
  UnknownMove,
} from './search/index-job.mjs';
import { buildSite } from './site/build.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { describeFailure, Failure, main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** @typedef {{ live: string, staging: string, synonyms: readonly (readonly string[])[] }} Search */

/**
 * `npm run index`: builds the site and updates the hosted index. The job pushes to a staging index, which
 * replaces the live one when it is complete; until then, and after any failure, the live index stays
 * unchanged.
 */
await main(() => withSiteLock(root, 'npm run index', indexSite));

async function indexSite() {
  const account = readAccount(process.env);
  await step('Packages', (say) => ensureDependencies(root, say));
  const client = createAdminClient(account);
  const search = await readSearch();
  try {
    await updateIndex(client, account.adminKey, search);
  } catch (error) {
    // If this run loses the connection to the service, a later run deletes the staging index.
    await dropStaging(client, search.staging).catch(() => undefined);
    const reason = error instanceof UnknownMove ? error.cause : error;
    throw new Failure(`${describeFailure(asError(reason))}\n\n${stateOfLive(error, search.live)}`);
  }
}

/**
 * @param {any} client
 * @param {string} adminKey
 * @param {Search} search
 */
async function updateIndex(client, adminKey, { live, staging, synonyms }) {
  /** @type {import('./search/index-job.mjs').Digests | undefined} */
  let before;
  await step('Staging index', async () => {
    before = await openStaging(client, { live, staging });
    return before ? `a copy of ${before.size} records` : `empty, \`${live}\` does not exist yet`;
  });
  await step('Build and push', async (say) => {
    const env = { ...process.env, SEARCH_STAGING_INDEX: staging };
    const { pages } = await buildSite({ root, env, say });
    return `${pages} pages`;
  });
  await step('Secrets', async () => {
    const leaks = filesWith(join(root, 'public'), adminKey);
    if (leaks.length > 0)
      throw new Failure(`The admin key is in files of the site:\n  ${leaks.join('\n  ')}`);
    return 'no file of the site contains the admin key';
  });
  await step('Publish', async () => {
    const expected = readManifest(root)?.records ?? 0;
    const after = await publishStaging(client, { live, staging, expected, synonyms });
    const { added, changed, removed, unchanged } = summarize(before, after);
    return `\`${live}\` has ${after.size} records: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  });
}

/** @returns {Promise<Search>} */
async function readSearch() {
  const [{ search }, { readSynonyms }] = await Promise.all([
    loadSource('src/settings/search.ts'),
    loadSource('packages/content/model/synonyms.ts'),
  ]);
  const live = search.indexName;
  return { live, staging: stagingName(live), synonyms: readSynonyms(contentFolders(process.env)) };
}
