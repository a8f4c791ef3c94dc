import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { contentFolders } from '../../scripts/content/folders.mjs';
import { ensureDependencies } from '../../scripts/install/dependencies.mjs';
import { loadSource } from '../../scripts/load-source.mjs';
import { root } from '../../scripts/root.mjs';
import { ensureBuild } from '../../scripts/site/build.mjs';
import { step } from '../../scripts/terminal/step.mjs';

/** The files of queries, by the set that they are. */
const queryFiles = {
  verbatim: join(root, 'bench/search/thread-queries.jsonl'),
  shortened: join(root, 'bench/search/real-queries.jsonl'),
  written: join(root, 'bench/search/queries.jsonl'),
};
const results = join(root, 'bench/results');

/**
 * `npm run bench -- search`: measures the quality and the speed of the search on the site's own content, and
 * writes the results to bench/results/search.md.
 */
export async function measureSearch() {
  await step('Packages', (say) => ensureDependencies(root, say));
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  const [{ measureInNode }, { report }] = await Promise.all([
    loadSource('bench/search/node.ts'),
    loadSource('bench/search/report.ts'),
  ]);
  /** @type {any} */
  let node;
  await step('In Node.js', async (say) => {
    node = await measureInNode(contentFolders(process.env), queryFiles, say);
    return `${node.queries} queries`;
  });
  /** @type {import('./browser.mjs').BrowserResults | undefined} */
  let browser;
  await step('In the browser', async (say) => {
    // Imported here because it needs packages that the first step installs.
    const { measureInBrowser } = await import('./browser.mjs');
    browser = await measureInBrowser(join(root, 'public'), testQueries(), say);
  });
  const processor = cpus()[0]?.model ?? 'an unknown processor';
  const machine = `${new Date().toISOString().slice(0, 10)}, Node.js ${process.versions.node}, ${availableParallelism()} cores of ${processor}.`;
  const text = report({ machine, node, browser });
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'search.md'), text);
  writeFileSync(join(results, 'search-missed.json'), `${JSON.stringify(node.tuned.missed, null, 2)}\n`);
  process.stdout.write(`\n${text}`);
}

/** @returns {string[]} */
function testQueries() {
  return Object.values(queryFiles)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
    .map(({ query }) => query);
}
