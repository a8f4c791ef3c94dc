import { docusaurusReport } from './docusaurus-report.mjs';
import { scaleReport } from './scale-report.mjs';
import { table } from './table.mjs';

/** @typedef {import('./measure-build.mjs').Measured} Measured */
/** @typedef {{ name: string, pages: number, cold: Measured, edit: Measured }} BuildResult */
/**
 * @typedef {{ docs: number } & Awaited<ReturnType<typeof import('./development.mjs').measureDevelopment>>}
 *   DevelopmentResult
 */
/** @typedef {ReturnType<typeof import('./weigh.mjs').weighDocs>} Weights */
/** @typedef {Awaited<ReturnType<typeof import('./lighthouse.mjs').measureLighthouse>>} LighthouseResults */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').measureServer>>} ServerResults */
/** @typedef {Awaited<ReturnType<typeof import('./docusaurus.mjs').measureDocusaurus>>} DocusaurusResults */
/**
 * @typedef {Omit<BareGatsby, 'profiled'> & Partial<Pick<BareGatsby, 'profiled'>>} BareGatsbyResults Results of
 *   earlier versions have no profiles.
 */
/** @typedef {Awaited<ReturnType<typeof import('./bare-gatsby.mjs').measureBareGatsby>>} BareGatsby */

/** @typedef {{ date: string, node: string, cores: number, processor: string }} Machine */

/**
 * @typedef {object} Results The results of one run; parts that were not measured are absent.
 * @property {Record<string, Machine>} [machines] The machine and day of each part that was measured.
 * @property {BuildResult[]} [builds]
 * @property {import('./edits.mjs').EditResult[]} [edits]
 * @property {DevelopmentResult[]} [development]
 * @property {Weights} [weights]
 * @property {LighthouseResults} [lighthouse]
 * @property {Record<string, import('./navigation.mjs').NavigationResult>} [navigation]
 * @property {ServerResults} [server]
 * @property {DocusaurusResults} [docusaurus]
 * @property {BareGatsbyResults} [bareGatsby]
 * @property {import('./patches.mjs').PatchResult[]} [patches]
 * @property {import('./scale.mjs').ScaleResult[]} [scale]
 */

/**
 * Formats results as tables.
 * @param {Results} results
 */
export function report(results) {
  const {
    machines = {},
    builds,
    edits,
    development,
    weights,
    lighthouse,
    navigation,
    server,
    docusaurus,
    bareGatsby,
    patches,
    scale,
  } = results;
  const parts = [
    '# Measurements',
    'Made by `npm run bench -- PART`. Times of two parts compare only if one machine measured both.',
    machineTable(machines),
  ];
  if (builds) parts.push('## Builds', buildTable(builds));
  if (edits) parts.push('## Builds after an edit, median of three', editTable(edits));
  if (development) parts.push('## Development server', developmentTable(development));
  if (weights) parts.push('## Docs pages, gzipped', weightTable(weights));
  if (lighthouse) parts.push('## Lighthouse, mobile, median of five', lighthouseTable(lighthouse));
  if (navigation)
    parts.push('## Navigation: from a click in the sidebar to the heading', navigationTable(navigation));
  if (server) parts.push('## Server under load', ...serverTable(server));
  if (docusaurus) parts.push(docusaurusReport(docusaurus));
  if (bareGatsby) parts.push('## What Gatsby needs by itself', ...bareGatsbyTable(bareGatsby));
  if (scale) parts.push(scaleReport(scale));
  if (patches) parts.push('## Patches of Gatsby: a cold build with and without each', patchTable(patches));
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

/** @param {import('./edits.mjs').EditResult[]} sites */
function editTable(sites) {
  const kinds = Object.keys(sites[0]?.seconds ?? {});
  return table(
    ['', ...sites.map(({ docs }) => `${docs} docs`)],
    kinds.map((kind) => [kind, ...sites.map(({ seconds }) => `${seconds[kind]} s`)]),
  );
}

/** @param {DevelopmentResult[]} sites */
function developmentTable(sites) {
  /** @param {keyof DevelopmentResult} figure */
  const seconds = (figure) => sites.map((site) => `${site[figure]} s`);
  return table(
    ['until it is on the screen', ...sites.map(({ docs }) => `${docs} docs`)],
    [
      ['a page, from the first start', ...seconds('firstStart')],
      ['a page, from a later start', ...seconds('laterStart')],
      ['an edit of the page that is open, median of five', ...seconds('edit')],
    ],
  );
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
  const rows = Object.entries(results).map(([name, { clicks, pages, fast, slow, heap, data }]) => [
    name,
    `${clicks} on ${pages} pages`,
    pair(fast),
    pair(slow),
    ...heapCells(heap),
    ...heapCells(data),
  ]);
  const head = [
    '',
    'clicks',
    'p50 and p95',
    'the same, processor 4 times slower',
    'heap after 60 clicks',
    'growth from 10 to 60 clicks, and to 110',
    'heap without compiled code, after 60 clicks',
    'growth from 10 to 60 clicks, and to 110',
  ];
  return table(head, rows);
}

/** @param {import('./navigation.mjs').Heap} heap */
function heapCells({ megabytes, growth, laterGrowth }) {
  return [`${megabytes} MB`, `${growth} and ${laterGrowth} times`];
}

/** @param {ServerResults} results */
function serverTable({ connections, rounds, seconds, paths, ours, sirv }) {
  const rows = Object.entries({ 'this server': ours, sirv }).map(([name, round]) => [
    name,
    round.answers,
    `${round.p50} ms`,
    `${round.p99} ms`,
    round.errors,
    round.bytes,
    `${round.processor} ms`,
  ]);
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
    `\`npm run serve\` and sirv over the same compressed files, in turn: ${connections} connections ask for ${paths} docs pages and hashed
files with \`Accept-Encoding: gzip, br\`, ${rounds} rounds of ${seconds} s each, medians. The load generator runs on the same machine.`,
    table(head, rows),
  ];
}

/** @param {NonNullable<BareGatsbyResults['profiled']>} profiled */
function profileTable({ ours, bare }) {
  const seconds = (/** @type {number | undefined} */ value) => (value === undefined ? '' : value.toFixed(1));
  const names = [...new Set([...Object.keys(bare), ...Object.keys(ours)])];
  return table(
    ['', 'this site', 'bare Gatsby'],
    names.map((name) => [name, seconds(ours[name]), seconds(bare[name])]),
  );
}

/** @param {import('./patches.mjs').PatchResult[]} results */
function patchTable(results) {
  const pair = (/** @type {number} */ on, /** @type {number} */ off, /** @type {string} */ unit) =>
    `${on} and ${off} ${unit}`;
  const rows = results.map(({ name, on, off }) => [
    name,
    pair(on.seconds, off.seconds, 's'),
    pair(on.processorSeconds, off.processorSeconds, 's'),
    pair(on.largestMegabytes, off.largestMegabytes, 'MB'),
    pair(on.scriptBytes, off.scriptBytes, 'bytes'),
  ]);
  const head = [
    'patch',
    'build',
    'processor time',
    'memory, largest process',
    'JavaScript of `/docs/`, gzip',
  ];
  return table(head, rows);
}

/** @param {BareGatsbyResults} results */
function bareGatsbyTable({ rounds, pages, ours, bare, development, profiled }) {
  const row = (
    /** @type {string} */ name,
    /** @type {(side: typeof ours) => number} */ of,
    /** @type {string} */ unit,
  ) => [name, `${of(ours)} ${unit}`, `${of(bare)} ${unit}`];
  return [
    [
      `Made by \`npm run bench -- bare-gatsby\`: both sites in turn, ${rounds} rounds, medians. The bare site (\`bench/bare-gatsby\`) has the same`,
      `${pages} pages with the finished HTML of their content: a node, a query and a page each, one template, no styles, no plugins,`,
      'nothing compiled and nothing compressed. It is the least that any site with this many pages takes with Gatsby here.',
    ].join('\n'),
    table(
      ['', 'this site', 'bare Gatsby'],
      [
        row('cold build', ({ cold }) => cold.seconds, 's'),
        row('– processor time', ({ cold }) => cold.processorSeconds, 's'),
        row('– memory, largest process', ({ cold }) => cold.largestMegabytes, 'MB'),
        row('build after one edit', ({ edit }) => edit.seconds, 's'),
        row('– processor time', ({ edit }) => edit.processorSeconds, 's'),
        ['development server, first page from the first start', '', `${development.firstStart} s`],
        ['– from a later start', '', `${development.laterStart} s`],
      ],
    ),
    ...(profiled
      ? [
          [
            'One more cold build of each with a profile of every process: seconds of processor time. The rows up to “its other threads”',
            'are parts of Gatsby’s own process.',
          ].join('\n'),
          profileTable(profiled),
        ]
      : []),
  ];
}
