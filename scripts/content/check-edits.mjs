import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { siteOptions } from './site-options.mjs';

/*
 * A process that the development server starts (`plugins/gatsby-source-content/dev/edit-checks.ts`). Each message is a
 * list of edited files; each reply is a list of all problems that the checks of one page find in the files so far.
 */

process.once('disconnect', () => process.exit());
// Ctrl+C reaches all processes of a terminal. This one ends with the process that started it.
process.on('SIGINT', () => undefined);

// The page that the author looks at comes first.
setPriority(10);

const checkEdits = prepare();
/** @type {Promise<unknown>} */
let work = checkEdits;
process.on('message', (paths) => {
  work = work.then(() => check(/** @type {string[]} */ (paths)));
});

async function prepare() {
  /** @type {typeof import('../../packages/content/index')} */
  const { createSite } = await loadSource('packages/content/index.ts');
  /** @type {typeof import('../../packages/editorial/index')} */
  const { createEditCheck, createWarmCompiler } = await loadSource('packages/editorial/index.ts');
  const options = await siteOptions(process.env);
  const site = createSite({ ...options, withDrafts: true });
  // Another project's content has no samples for these packages.
  if (!process.env.CONTENT_DIR && !existsSync(join(options.folders.root, 'samples/node_modules')))
    console.log(
      '\nCode samples are type-checked once their packages are installed: npm ci --prefix samples\n',
    );
  return createEditCheck(site, createWarmCompiler());
}

/** @param {readonly string[]} paths */
async function check(paths) {
  for await (const problems of (await checkEdits)(paths)) process.send?.(problems);
}
