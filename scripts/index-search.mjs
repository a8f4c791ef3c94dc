import { join } from 'node:path';
import { ensureDependencies } from './install/dependencies.mjs';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { readManifest } from './search/built-index.mjs';
import { createAdminClient, readAccount } from './search/hosted-account.mjs';
import {
  filesWith,
  openStaging,
  publishStaging,
  readDigests,
  removeLeftovers,
  stagingName,
  summarize,
} from './search/index-job.mjs';
import { buildSite } from './site/build.mjs';
import { describeFailure, Failure, main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run index`: builds the site, and brings the hosted index to the site's records. What is pushed goes into a staging index,
 * which takes the live one's place when it is whole; until then, and after any failure, the live one answers as it was.
 */
await main(async () => {
  const account = readAccount(process.env);
  await step('Packages', (say) => ensureDependencies(root, say));
  const [{ search }, { searchSynonyms }] = await Promise.all([
    loadSource('src/site/search.ts'),
    loadSource('src/site/search-synonyms.ts'),
  ]);
  const live = search.indexName;
  const staging = stagingName(live, Date.now());
  const client = createAdminClient(account);
  try {
    await pushIndex({ client, account, live, staging, synonyms: searchSynonyms });
  } catch (error) {
    await client
      .initIndex(staging)
      .delete()
      .wait()
      .catch(() => undefined);
    throw new Failure(
      `${describeFailure(error)}\n\nThe hosted index \`${live}\` was not touched: it answers as before.`,
    );
  }
});

/**
 * @param {{ client: any, account: import('./search/hosted-account.mjs').HostedAccount, live: string, staging: string, synonyms: readonly (readonly string[])[] }} job
 */
async function pushIndex({ client, account, live, staging, synonyms }) {
  /** @type {import('./search/index-job.mjs').Digests | undefined} */
  let before;
  await step('Staging index', async (say) => {
    const left = await removeLeftovers(client, live);
    say('reading the live index');
    before = await readDigests(client, live);
    if (before) await openStaging(client, live, staging);
    const cleaned = left > 0 ? `, ${left} left over from a run that broke off removed` : '';
    return before
      ? `a copy of ${before.size} records${cleaned}`
      : `empty, there is no live index yet${cleaned}`;
  });
  await step('Build and push', async (say) => {
    const env = { ...process.env, SEARCH_INDEX_JOB: '1', SEARCH_STAGING_INDEX: staging };
    const { pages } = await buildSite({ root, env, say });
    return `${pages} pages`;
  });
  await step('Secrets', async () => {
    const leaks = filesWith(join(root, 'public'), account.adminKey);
    if (leaks.length > 0)
      throw new Failure(`The admin key stands in files of the site:\n  ${leaks.join('\n  ')}`);
    return 'no file of the site holds the admin key';
  });
  await step('Publish', async () => {
    const expected = readManifest(root)?.records ?? 0;
    const after = await publishStaging(client, { live, staging, expected, synonyms });
    const { added, changed, removed, unchanged } = summarize(before, after);
    return `\`${live}\` has ${after.size} records: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  });
}
