import { docusaurusReport } from './docusaurus-report.mjs';
import { scaleReport } from './scale-report.mjs';
import { table } from './table.mjs';

/** @typedef {import('./measure-build.mjs').Measured} Measured */
/** @typedef {{ name: string, pages: number, cold: Measured, edit: Measured }} BuildResult */
/** @typedef {ReturnType<typeof import('./weigh.mjs').weighDocs>} Weights */
/** @typedef {Awaited<ReturnType<typeof import('./lighthouse.mjs').measureLighthouse>>} LighthouseResults */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').measureServer>>} ServerResults */
/** @typedef {Awaited<ReturnType<typeof import('./docusaurus.mjs').measureDocusaurus>>} DocusaurusResults */
/** @typedef {{ date: string, node: string, cores: number, processor: string }} Machine */

/**
 * @typedef {object} Results The results of one run; parts that were not measured are absent.
 * @property {Record<string, Machine>} [machines] The machine and day of each part that was measured.
 * @property {BuildResult[]} [builds]
 * @property {Weights} [weights]
 * @property {LighthouseResults} [lighthouse]
 * @property {Record<string, import('./navigation.mjs').NavigationResult>} [navigation]
 * @property {ServerResults} [server]
 * @property {DocusaurusResults} [docusaurus]
 * @property {import('./scale.mjs').ScaleResult[]} [scale]
 */

/**
 * Formats results as tables.
 * @param {Results} results
 */
export function report(results) {
  const { machines = {}, builds, weights, lighthouse, navigation, server, docusaurus, scale } = results;
  const parts = [
    '# Measurements',
    'Made by `npm run bench -- PART`. Times of two parts compare only if one machine measured both.',
    machineTable(machines),
  ];
  if (builds) parts.push('## Builds', buildTable(builds));
  if (weights) parts.push('## Docs pages, gzipped', weightTable(weights));
  if (lighthouse) parts.push('## Lighthouse, mobile, median of five', lighthouseTable(lighthouse));
  if (navigation)
    parts.push('## Navigation: from a click in the sidebar to the heading', navigationTable(navigation));
  if (server) parts.push('## Server under load', ...serverTable(server));
  if (docusaurus) parts.push(docusaurusReport(docusaurus));
  if (scale) parts.push(scaleReport(scale));
  return `${parts.join('\n\n')}\n`;
}

/** @param {Record<string, Machine>} machines */
function machineTable(machines) {
  const rows = Object.entries(machines).map(([part, { date, node, cores, processor }]) => [
    `\`${part}\``,
    date,
    `Node.js ${node}, ${cores} cores of ${processor}`,
  ]);
  return table(['part', 'measured', 'on'], rows);
}

/** @param {BuildResult[]} builds */
function buildTable(builds) {
  const rows = builds.map(({ name, pages, cold, edit }) => [
    name,
    pages,
    `${cold.seconds} s`,
    `${cold.processorSeconds} s`,
    `${cold.megabytes} MB`,
    `${cold.largestMegabytes} MB`,
    `${edit.seconds} s`,
    `${edit.processorSeconds} s`,
  ]);
  const head = [
    'content',
    'pages',
    'cold build',
    'processor time',
    'memory, all processes',
    'memory, largest process',
    'after one edit',
    'processor time',
  ];
  return table(head, rows);
}

/** @param {Weights} weights */
function weightTable({ pages, scriptFiles, scriptBytes, html, data, htmlAndData }) {
  const size = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  return table(
    [`of ${pages} pages`, 'median', 'largest'],
    [
      ['HTML', size(html.median), size(html.largest)],
      ['page data', size(data.median), size(data.largest)],
      ['HTML and page data, on a first load', size(htmlAndData.median), size(htmlAndData.largest)],
      [`JavaScript (${scriptFiles} files)`, size(scriptBytes), ''],
    ],
  );
}

/** @param {LighthouseResults} results */
function lighthouseTable(results) {
  const rows = results.map(({ path, site, scores, metrics, failed }) => [
    `\`${path}\``,
    site,
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    `${Math.round(metrics.largestContentfulPaint)} ms`,
    `${Math.round(metrics.totalBlockingTime)} ms`,
    metrics.cumulativeLayoutShift,
    failed.join(', '),
  ]);
  const head = [
    'page',
    'site',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
    'audits below 90',
  ];
  return table(head, rows);
}

/** @param {Record<string, import('./navigation.mjs').NavigationResult>} results */
function navigationTable(results) {
  const pair = (/** @type {import('./navigation.mjs').Navigation} */ { p50, p95 }) => `${p50} and ${p95} ms`;
  const rows = Object.entries(results).map(([name, { clicks, pages, fast, slow }]) => [
    name,
    `${clicks} on ${pages} pages`,
    pair(fast),
    pair(slow),
  ]);
  const head = ['', 'clicks', 'p50 and p95', 'the same, processor 4 times slower'];
  return table(head, rows);
}

/** @param {ServerResults} results */
function serverTable({ connections, rounds, seconds, paths, ours, sirv, nginx }) {
  const rows = Object.entries({ 'this server': ours, sirv, ...(nginx ? { nginx } : {}) }).map(
    ([name, round]) => [
      name,
      round.answers,
      `${round.p50} ms`,
      `${round.p99} ms`,
      round.errors,
      round.bytes,
      `${round.processor} ms`,
    ],
  );
  const head = [
    '',
    'answers a second',
    'p50',
    'p99',
    'errors',
    'bytes of an answer',
    'processor time of 1,000 answers',
  ];
  return [
    `\`npm run serve\`, sirv, and nginx with the handbook's configuration, over the same compressed files, in turn: ${connections} connections
ask for ${paths} docs pages and hashed files with \`Accept-Encoding: gzip, br\`, ${rounds} rounds of ${seconds} s each, medians. The load generator
runs on the same machine. nginx has one process, as the others do, and sends gzip, because Debian's has no Brotli.`,
    table(head, rows),
  ];
}
