import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { ensureDependencies } from '../scripts/install/dependencies.mjs';
import { root } from '../scripts/root.mjs';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { run } from '../scripts/terminal/run.mjs';
import { median } from './numbers.mjs';

const bench = join(root, 'bench');
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
};

/**
 * @typedef {object} LighthouseReport The parts of Lighthouse's JSON that are used here.
 * @property {Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 */

/** The pages that are measured: one of each kind. */
const usualPaths = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/interpolate',
  '/blog/4-0',
  '/blog',
  '/templates/',
  '/templates/hello-world',
  '/showcase/',
  '/experts/',
  '/experts/alex-fernandez',
  '/search',
  '/player/',
  '/lambda/',
  '/404',
];

/** @typedef {{ path: string, site: string } & ReturnType<typeof summarize>} LighthouseResult */

/**
 * `npm run bench -- lighthouse`: measures Lighthouse's mobile scores for pages of built sites, as the median of five
 * runs. Sites with the same page take turns, so that changes in the machine's load affect all of them. Results of
 * pages that are not measured stay.
 * @param {import('./run.mjs').Options} options
 */
export async function measure({ sites: folders, given, found, say }) {
  await ensureDependencies(bench, say);
  const browser = await ensureBrowser(say);
  const paths = given.length > 0 ? given : usualPaths;
  const sites = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const server = await createSiteServer({ folder });
      return { name, folder, server, port: await listen(server, 0) };
    }),
  );
  /** @type {LighthouseResult[]} */
  const results = found.lighthouse?.filter(({ path }) => !paths.includes(path)) ?? [];
  for (const path of paths) {
    const measured = sites
      .filter(({ folder }) => hasPage(folder, path))
      .map((site) => ({ ...site, runs: /** @type {LighthouseReport[]} */ ([]) }));
    for (let number = 1; number <= rounds; number += 1) {
      for (const { name, port, runs } of measured) {
        say(`${path} of ${name}, run ${number} of ${rounds}`);
        runs.push(await runOnce(`http://localhost:${port}${path}`, browser));
      }
    }
    results.push(...measured.map(({ name, runs }) => ({ path, site: name, ...summarize(runs) })));
  }
  for (const { server } of sites) server.close();
  const place = (/** @type {LighthouseResult} */ { path }) => usualPaths.indexOf(path);
  return { lighthouse: results.sort((a, b) => place(a) - place(b)) };
}

/**
 * Returns whether a built site has a page.
 * @param {string} folder
 * @param {string} path
 */
function hasPage(folder, path) {
  const name = path.replace(/\/$/, '');
  return [`${name}/index.html`, `${name}.html`].some((file) => existsSync(join(folder, file)));
}

/**
 * The medians of several reports of one page.
 * @param {LighthouseReport[]} reports
 */
function summarize(reports) {
  const scores = categories.map((name) => [
    name,
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(metrics).map(([name, audit]) => [
    name,
    Math.round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)) * 1000) / 1000,
  ]);
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(times),
    failed: reports.slice(0, 1).flatMap(failedAudits),
  };
}

/** The names of the audits that cost points. @param {LighthouseReport} report */
function failedAudits({ categories, audits }) {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}

/**
 * Runs Lighthouse once. It occasionally loses a browser's trace (`NO_NAVSTART`), so a failed run is repeated.
 * @param {string} url
 * @param {string} browser
 * @returns {Promise<LighthouseReport>}
 */
async function runOnce(url, browser) {
  const report = join(root, 'test-results/bench/lighthouse.json');
  mkdirSync(dirname(report), { recursive: true });
  const args = [
    join(bench, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...browserFlags()].join(' ')}`,
  ];
  const start = () => run(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser } });
  await start().catch(start);
  return JSON.parse(readFileSync(report, 'utf8'));
}
