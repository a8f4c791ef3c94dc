import type { BrowserResults } from './browser.mjs';
import { folds } from './folds';
import { type Measured, type Quality, rounds, timesOf } from './measure';
import type { EngineResult, NodeResults, Size } from './node';
import { isMade, type QueryKind } from './queries';

/** Target values of recall at 5 and recall at 1. */
const targets: Record<QueryKind, [number, number]> = {
  question: [0.9, 0.65],
  keyword: [0.9, 0.68],
  error: [0.95, 0.8],
  api: [0.99, 0.92],
  typo: [0.93, 0.82],
  link: [0.91, 0.83],
  prefix: [1, 0.56],
};
const kindNames: Record<QueryKind, string> = {
  question: 'question',
  keyword: 'keyword, synonym',
  error: 'pasted error',
  api: 'API name',
  typo: 'typo',
  link: 'link text',
  prefix: 'beginning of a name',
};
/** Size budget of the complete index: gzipped bytes for this number of pages. */
const pagesAimedAt = 800;
const sizeAimedAt = 400_000;
/** All results of `npm run bench:search`. */
export interface SearchResults {
  machine: string;
  node: NodeResults;
  browser: BrowserResults;
}

/** Formats the results as Markdown tables. */
export function report({ machine, node, browser }: SearchResults): string {
  const own = node.engines[0] as EngineResult;
  return `${[
    '# Search',
    `${machine} ${node.pages} pages, of which ${node.answered} state what they answer, ${node.records} records, ${node.queries} queries. Made by \`npm run bench:search\`.`,
    `The queries of the first five kinds are in \`bench/search/queries.jsonl\`: written from tasks by someone who had not seen the pages' \`answers\`. Link texts and beginnings of names are made from the content. Weights are chosen on one half of the queries; except where the table says otherwise, the figures are of the other half. The index knows pages by what others call them, so a link text is asked of an index that was made without it (${folds} folds).`,
    '## How good: recall at 5 (at 1)',
    kindTable(node),
    '## Engines on the same records: recall at 5 (at 1)',
    engineTable(node.engines),
    '## How fast, and how large',
    `In Node.js all queries are asked in ${rounds} rounds (of MiniSearch once), and p50 and p95 are those of the fastest of each query's answers, so that other programs on the machine count less; the next column has the p95 of every single answer. In the browser every answer counts.`,
    speedTable(node.engines),
    siteTable(node, own, browser),
  ].join('\n\n')}\n`;
}

function kindTable({ engines: [own], tuned, unanswered }: NodeResults): string {
  const rows = (own?.quality ?? []).map((quality) => {
    const { kind, queries } = quality;
    const [five, one] = targets[kind];
    const of = ({ quality: all }: Measured) => cell(all.find((other) => other.kind === kind));
    return [
      kindNames[kind],
      String(queries),
      `${share(five)} (${share(one)})`,
      cell(quality),
      of(unanswered),
      of(tuned),
    ];
  });
  return table(['query', 'queries', 'to reach', 'found', 'without `answers`', 'on the tuning half'], rows);
}

function engineTable(engines: readonly EngineResult[]): string {
  const kinds = (engines[0]?.quality ?? []).filter(({ kind }) => !isMade(kind));
  const rows = kinds.map(({ kind }) => [
    kindNames[kind],
    ...engines.map(({ quality }) => cell(quality.find((other) => other.kind === kind))),
  ]);
  return table(['query', ...engines.map(({ name }) => name)], rows);
}

function cell(quality: Quality | undefined): string {
  return quality ? `${share(quality.recall5)} (${share(quality.recall1)})` : '';
}

function speedTable(engines: readonly EngineResult[]): string {
  const rows = engines.map(({ name, times, allTimes, buildTime, index }) => [
    name,
    `${times.p50.toFixed(1)} ms`,
    `${times.p95.toFixed(1)} ms`,
    `${allTimes.p95.toFixed(1)} ms`,
    `${(buildTime / 1000).toFixed(2)} s`,
    index ? `${kilobytes(index.gzip)} of ${kilobytes(index.raw)}` : 'made from the texts where it is needed',
  ]);
  return table(
    ['in Node.js', 'a query, p50', 'p95', 'p95 of every answer', 'index made in', 'index as JSON, gzip'],
    rows,
  );
}

function siteTable(
  { files, pages, writeTime, large }: NodeResults,
  own: EngineResult,
  browser: BrowserResults,
): string {
  const inBrowser = timesOf(browser.times);
  const slow = timesOf(browser.slowTimes);
  const whole = wholeSize(files);
  const rows = [
    ['a query in Node.js, p95 of every answer', `${own.allTimes.p95.toFixed(1)} ms`, '10 ms'],
    [
      'a query in the browser, to the worker and back, p50 and p95',
      `${inBrowser.p50.toFixed(1)} and ${inBrowser.p95.toFixed(1)} ms`,
      '',
    ],
    [
      'the same with a CPU four times slower',
      `${slow.p50.toFixed(1)} and ${slow.p95.toFixed(1)} ms`,
      '20 ms',
    ],
    ['from the start of the worker to the first answer', `${Math.round(browser.firstAnswer)} ms`, ''],
    [
      'loaded to the first result, gzip: worker, manifest and titles',
      `${kilobytes(browser.search.bytes)} in ${browser.search.requests} files`,
      '60 KB',
    ],
    [
      'the modal besides: scripts and styles',
      `${kilobytes(browser.modal.bytes)} in ${browser.modal.requests} files`,
      '',
    ],
    ...files.map(({ name, size }) => [
      `index file ${name}, gzip of raw`,
      `${kilobytes(size.gzip)} of ${kilobytes(size.raw)}`,
      '',
    ]),
    ['whole index, gzip of raw', `${kilobytes(whole.gzip)} of ${kilobytes(whole.raw)}`, ''],
    [
      `the same in proportion to ${pagesAimedAt} pages, gzip`,
      kilobytes((whole.gzip * pagesAimedAt) / pages),
      `${sizeAimedAt / 1000} KB`,
    ],
    [
      `the same in proportion to ${pagesAimedAt} pages, Brotli`,
      kilobytes((whole.brotli * pagesAimedAt) / pages),
      '',
    ],
    ['index files made of the records in', seconds(writeTime), ''],
    [`the same and an index that answers, ${large.records} records`, seconds(large.time), '3 s'],
  ];
  return table(['the site’s search', 'found', 'to reach'], rows);
}

function wholeSize(files: NodeResults['files']): Size {
  const sum = (part: keyof Size) => files.reduce((all, { size }) => all + size[part], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats a share with three decimals, truncated instead of rounded: 0.9996 must not become 1. */
function share(value: number): string {
  return (Math.floor(value * 1000) / 1000).toFixed(3);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
