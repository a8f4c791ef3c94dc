import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../scripts/load-source.mjs';
import { root } from '../../scripts/root.mjs';
import { loadBuiltEngine, readManifest } from '../../scripts/search/built-index.mjs';
import { measureInBrowser, weigh } from './browser.mjs';

/**
 * `npm run bench -- search`: measures the quality and the speed of the built site's search, and writes the results to
 * bench/results/search.md.
 * @type {import('../run.mjs').Part}
 */
export async function measure({ site, say }) {
  /** @type {[typeof import('./queries'), typeof import('./measure'), typeof import('./report')]} */
  const [{ prefixQueries, readQueries }, { measureQueries }, { report }] = await Promise.all([
    loadSource('bench/search/queries.ts'),
    loadSource('bench/search/measure.ts'),
    loadSource('bench/search/report.ts'),
  ]);
  const engine = await loadBuiltEngine(root);
  const find = (/** @type {string} */ query) =>
    engine.findPages(query, 10).map(({ url }) => url.replace(/(.)\/$/, '$1'));
  const written = [
    ...readQueries(join(root, 'bench/search/thread-queries.jsonl'), 'verbatim'),
    ...readQueries(join(root, 'bench/search/real-queries.jsonl'), 'shortened'),
    ...readQueries(join(root, 'bench/search/queries.jsonl'), 'written'),
  ];
  const queries = [...written, ...prefixQueries(engine.data.pages)];
  const half = (/** @type {'tune' | 'report'} */ name) => {
    const own = queries.filter((query) => query.half === name);
    return measureQueries(own, find, () => performance.now());
  };
  say(`${queries.length} queries in Node.js`);
  const [found, tuned] = [half('report'), half('tune')];
  const texts = written.map(({ query }) => query);
  const browser = await measureInBrowser(site, texts, say);
  const manifest = /** @type {import('../../packages/search').SearchManifest} */ (readManifest(root));
  const text = report({
    found,
    tuned,
    browser,
    pages: manifest.pages,
    records: manifest.records,
    queries: queries.length,
    indexBytes: weigh(site, [manifest.titles, manifest.texts]),
  });
  writeFileSync(join(root, 'bench/results/search.md'), text);
  writeFileSync(join(root, 'bench/results/search-missed.json'), `${JSON.stringify(tuned.missed, null, 2)}\n`);
  return {};
}
