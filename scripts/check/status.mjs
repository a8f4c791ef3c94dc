import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { Failure, main } from '../terminal/main.mjs';

/** @typedef {import('../../packages/content/index').SiteOptions} SiteOptions */

/**
 * `npm run check -- status`: lists the pages about an API that has changed since they were reviewed.
 * `--search-log FILE` reads a log of searches instead, and proposes what the failed ones need.
 */
await main(async () => {
  const options = await siteOptions(process.env);
  const [flag, file] = process.argv.slice(2);
  if (flag === '--search-log') return printSearchGaps(options, file);
  /** @type {typeof import('../../packages/editorial/index')} */
  const { printStale, readStalePages } = await loadSource('packages/editorial/index.ts');
  process.stdout.write(`${printStale(readStalePages(options))}\n`);
});

/**
 * @param {SiteOptions} options
 * @param {string | undefined} file
 */
async function printSearchGaps(options, file) {
  if (!file) throw new Failure('usage: npm run check -- status --search-log FILE');
  /** @type {typeof import('../../packages/editorial/search-log/index')} */
  const { describeSearchGaps } = await loadSource('packages/editorial/search-log/index.ts');
  process.stdout.write(`${await describeSearchGaps(options, readLog(file), file)}\n`);
}

/** @param {string} file */
function readLog(file) {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
}
