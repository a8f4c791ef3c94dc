import { table } from './table.mjs';

/** @typedef {import('./measure-build.mjs').Measured} Measured */
/** @typedef {{ name: string, pages: number, cold: Measured, edit: Measured }} BuildResult */
/** @typedef {import('./server.mjs').ServerResults} ServerResults */
/** @typedef {import('./docusaurus.mjs').DocusaurusResults} DocusaurusResults */
/** @typedef {DocusaurusResults['ours']} Side */
/** @typedef {import('./scale.mjs').ScaleResult} ScaleResult */
/** @typedef {import('./navigation.mjs').NavigationResult} NavigationResult */
/** @typedef {{ date: string, node: string, cores: number, processor: string }} Machine */

/**
 * @typedef {object} Results The results of one run; parts that were not measured are absent.
 * @property {Record<string, Machine>} [machines] The machine and day of each part that was measured.
 * @property {BuildResult[]} [builds]
 * @property {{ pages: number, loads: ReturnType<typeof import('./weigh.mjs').summarizeLoads> }} [weights]
 * @property {import('./lighthouse.mjs').LighthouseResult[]} [lighthouse]
 * @property {Record<string, NavigationResult>} [navigation]
 * @property {ServerResults} [server]
 * @property {DocusaurusResults} [docusaurus]
 * @property {ScaleResult[]} [scale]
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
    table(Object.entries(machines), [
      ['part', ([part]) => `\`${part}\``],
      ['measured', ([, { date }]) => date],
      ['on', ([, { node, cores, processor }]) => `Node.js ${node}, ${cores} cores of ${processor}`],
    ]),
  ];
  if (builds) parts.push('## Builds', buildTable(builds));
  if (weights) parts.push(...weightTable(weights));
  if (lighthouse) parts.push('## Lighthouse, mobile, median of five', lighthouseTable(lighthouse));
  if (navigation)
    parts.push('## Navigation: from a click in the sidebar to the heading', navigationTable(navigation));
  if (server) parts.push('## Server under load', ...serverTable(server));
  if (docusaurus) parts.push(...docusaurusTables(docusaurus));
  if (scale) parts.push('## Cold builds by number of pages', ...scaleTable(scale));
  return `${parts.join('\n\n')}\n`;
}

/** @param {BuildResult[]} builds */
function buildTable(builds) {
  return table(builds, [
    ['content', ({ name }) => name],
    ['pages', ({ pages }) => pages],
    ['cold build', ({ cold }) => `${cold.seconds} s`],
    ['processor time', ({ cold }) => `${cold.processorSeconds} s`],
    ['memory, all processes', ({ cold }) => `${cold.megabytes} MB`],
    ['memory, largest process', ({ cold }) => `${cold.largestMegabytes} MB`],
    ['after one edit', ({ edit }) => `${edit.seconds} s`],
    ['processor time', ({ edit }) => `${edit.processorSeconds} s`],
  ]);
}

/** What a page loads. @type {[name: string, kind: keyof Side['loads']][]} */
const loadRows = [
  ['HTML', 'html'],
  ['CSS', 'css'],
  ['JavaScript', 'scripts'],
  ['JSON', 'data'],
  ['– of JavaScript and JSON, for this page alone', 'ofThePageAlone'],
  ['HTML, CSS, JavaScript and JSON', 'text'],
  ['fonts and pictures', 'others'],
];

/** @param {{ files: number, bytes: number }} weight */
function weight({ files, bytes }) {
  return `${(bytes / 1000).toFixed(1)} KB, ${files} ${files === 1 ? 'file' : 'files'}`;
}

/** @param {NonNullable<Results['weights']>} weights */
function weightTable({ pages, loads }) {
  return [
    `## What a docs page loads, gzipped, median of ${pages} pages`,
    table(loadRows, [
      ['', ([name]) => name],
      ['size', ([, kind]) => weight(loads[kind])],
    ]),
  ];
}

/** @param {NonNullable<Results['lighthouse']>} results */
function lighthouseTable(results) {
  return table(results, [
    ['page', ({ path }) => `\`${path}\``],
    ['site', ({ site }) => site],
    ['performance', ({ scores }) => scores.performance],
    ['accessibility', ({ scores }) => scores.accessibility],
    ['best practices', ({ scores }) => scores['best-practices']],
    ['SEO', ({ scores }) => scores.seo],
    ['LCP', ({ metrics }) => `${Math.round(metrics.largestContentfulPaint)} ms`],
    ['TBT', ({ metrics }) => `${Math.round(metrics.totalBlockingTime)} ms`],
    ['CLS', ({ metrics }) => metrics.cumulativeLayoutShift],
    ['audits below 90', ({ failed }) => failed.join(', ')],
  ]);
}

/** @param {Record<string, NavigationResult>} results */
function navigationTable(results) {
  const pair = (/** @type {NavigationResult['fast']} */ { p50, p95 }) => `${p50} and ${p95} ms`;
  return table(Object.entries(results), [
    ['', ([name]) => name],
    ['clicks', ([, { clicks, pages }]) => `${clicks} on ${pages} pages`],
    ['p50 and p95', ([, { fast }]) => pair(fast)],
    ['the same, processor 4 times slower', ([, { slow }]) => pair(slow)],
  ]);
}

/** @param {ServerResults} results */
function serverTable({ connections, idleConnections, rounds, seconds, paths, ours, sirv, nginx }) {
  const servers = Object.entries({ 'this server': ours, sirv, ...(nginx ? { nginx } : {}) });
  return [
    `\`npm run serve\`, sirv, and nginx with the handbook's configuration, over the same compressed files, in turn: ${connections} connections
ask for ${paths} docs pages and hashed files with \`Accept-Encoding: gzip, br\`, beside ${idleConnections} connections that ask for nothing, ${rounds} rounds
of ${seconds} s each, medians. The load generator runs on the same machine. nginx has one process, as the others do, and sends gzip, because Debian's has no Brotli.`,
    table(servers, [
      ['', ([name]) => name],
      ['answers a second', ([, { answers }]) => answers],
      ['p50', ([, { p50 }]) => `${p50} ms`],
      ['p99', ([, { p99 }]) => `${p99} ms`],
      ['errors', ([, { errors }]) => errors],
      ['bytes of an answer', ([, { bytes }]) => bytes],
      ['processor time of 1,000 answers', ([, { processor }]) => `${processor} ms`],
    ]),
  ];
}

/** @typedef {{ name: string, ours: string, theirs: string, ratio?: number }} ComparedRow A line that compares the sides. */

/**
 * @param {string} name
 * @param {[ours: number, theirs: number]} values
 * @param {string} unit
 * @returns {ComparedRow}
 */
function compared(name, [ours, theirs], unit) {
  return { name, ours: `${ours} ${unit}`.trim(), theirs: `${theirs} ${unit}`.trim(), ratio: ours / theirs };
}

/**
 * @param {number[][]} rounds Seconds of each round, ours and theirs.
 * @returns {ComparedRow}
 */
const roundsRow = ([ours = [], theirs = []]) => ({
  name: '– each round',
  ours: `${ours.join(', ')} s`,
  theirs: `${theirs.join(', ')} s`,
});

/**
 * @param {string} name
 * @param {'cold' | 'edit'} kind
 * @param {DocusaurusResults} results
 */
function buildRows(name, kind, { ours, theirs }) {
  const both = (/** @type {keyof Measured} */ figure) =>
    /** @type {[number, number]} */ ([ours[kind][figure], theirs[kind][figure]]);
  return [
    compared(name, both('seconds'), 's'),
    roundsRow([ours.rounds[kind], theirs.rounds[kind]]),
    compared('– processor time', both('processorSeconds'), 's'),
    compared('– memory, all processes', both('megabytes'), 'MB'),
    compared('– memory, largest process', both('largestMegabytes'), 'MB'),
  ];
}

/** @param {DocusaurusResults} results */
function docusaurusTables(results) {
  const { rounds, docs, opened, ours, theirs, theirsWithOutputs: more } = results;
  const tableOf = (/** @type {ComparedRow[]} */ rows) =>
    table(rows, [
      ['', ({ name }) => name],
      [`this site, Gatsby ${ours.version}`, (row) => row.ours],
      [`Docusaurus ${theirs.version}`, (row) => row.theirs],
      ['ratio', ({ ratio }) => (Number.isFinite(ratio) ? Number(ratio).toFixed(2) : '')],
    ]);
  return [
    '## Docusaurus, same content, same run',
    [
      `Made by \`npm run bench -- docusaurus\`: the same ${docs} docs and all posts, built by both in turn, ${rounds} rounds, medians.`,
      'Docusaurus is the classic preset with `future: { v4: true, faster: true }`; both ask git for the dates that pages show.',
      'The site builds its other pages too (marketing, experts, templates and the like), a search index, and a Markdown file and',
      'a picture for every page; Docusaurus was given none of this, a smaller navbar, no footer and no fonts. In the last rows it has',
      'a search index (`@easyops-cn/docusaurus-search-local`) and Markdown files (`docusaurus-plugin-llms`) too. Components of the site',
      'are plain elements there (a live demo is its caption). The ratio is this site to Docusaurus: below 1, this site needs less.',
    ].join('\n'),
    '### Builds',
    tableOf([
      compared('pages in all', [ours.pages, theirs.pages], ''),
      ...buildRows('cold build', 'cold', results),
      ...buildRows('build after one edit', 'edit', results),
      compared(
        'cold build, both with a search index and Markdown files',
        [ours.cold.seconds, more.seconds],
        's',
      ),
      roundsRow([ours.rounds.cold, more.rounds]),
      compared('– processor time', [ours.cold.processorSeconds, more.processorSeconds], 's'),
    ]),
    `### What a docs page loads, gzipped, median of the same ${opened} pages`,
    tableOf(
      loadRows.map(([name, kind]) => ({
        name,
        ours: weight(ours.loads[kind]),
        theirs: weight(theirs.loads[kind]),
        ratio: ours.loads[kind].bytes / theirs.loads[kind].bytes,
      })),
    ),
  ];
}

/** @param {ScaleResult[]} results */
function scaleTable(results) {
  const further = (/** @type {ScaleResult} */ { docs, ours }, /** @type {ScaleResult=} */ before) =>
    before ? `${Math.round(((ours.seconds - before.ours.seconds) / (docs - before.docs)) * 1000)} ms` : '';
  return [
    [
      'Made by `npm run bench -- scale`: the docs of this site, repeated, one cold build each. Docusaurus builds the same docs and posts,',
      'but no search index, Markdown files and pictures of pages; it is left out where it takes more than ten minutes.',
    ].join('\n'),
    table(results, [
      ['docs', ({ docs }) => docs],
      ['cold build', ({ ours }) => `${ours.seconds} s`],
      ['each further page', (result, index) => further(result, results[index - 1])],
      ['processor time', ({ ours }) => `${ours.processorSeconds} s`],
      ['largest process', ({ ours }) => `${ours.largestMegabytes} MB`],
      ['after one edit', ({ edit }) => `${edit.seconds} s`],
      ['Docusaurus, cold', ({ theirs }) => (theirs ? `${theirs.seconds} s` : '')],
      ['processor time', ({ theirs }) => (theirs ? `${theirs.processorSeconds} s` : '')],
      ['largest process', ({ theirs }) => (theirs ? `${theirs.largestMegabytes} MB` : '')],
      ['ratio', ({ ours, theirs }) => (theirs ? (ours.seconds / theirs.seconds).toFixed(2) : '')],
    ]),
  ];
}
