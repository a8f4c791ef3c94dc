import type { BrowserResults } from './browser.mjs';
import { folds } from './folds';
import { type Measured, type Quality, rounds, timesOf } from './measure';
import type { EngineResult, NodeResults, Size } from './node';
import type { QueryKind } from './queries';

/** What is aimed at. */
const recallTargets: Partial<Record<QueryKind, number>> = {
  name: 0.99,
  prefix: 0.99,
  words: 0.97,
  link: 0.9,
  typo: 0.89,
};
const kindNames: Record<QueryKind, string> = {
  name: 'name of something, as people type it',
  title: 'words of a title',
  words: 'words of a page’s first sentence',
  prefix: 'beginning of a name',
  link: 'link text',
  typo: 'link text with one typo',
};
/** The size that the whole index is held to: bytes, gzipped, of so many pages. */
const pagesAimedAt = 800;
const sizeAimedAt = 400_000;
/** What was measured on the texts of 572 pages, to be said for as long as the index is larger than that. */
const sizeTried =
  'Tried, and not worth their code: every repeated sentence once (6 KB less), codes for frequent pairs of words (1 KB less), similar pages side by side (3 KB less), a word as its rank after the two before it (1 KB more), no names of code samples (12 KB less, but then they are not found).';

/** Everything that `npm run bench:search` found. */
export interface SearchResults {
  machine: string;
  node: NodeResults;
  browser: BrowserResults;
}

/** Writes the results as tables. */
export function report({ machine, node, browser }: SearchResults): string {
  const own = node.engines[0] as EngineResult;
  return `${[
    '# Search',
    `${machine} ${node.pages} pages, ${node.records} records, ${node.queries} queries. Made by \`npm run bench:search\`.`,
    `The queries are made from the content (\`bench/search/queries.ts\`) and kept in \`bench/search/queries.jsonl\`. Weights were chosen on one half of the pages, these figures are of the other. A query is answered when a right page is among the first five. The index knows pages by what others call them: so a link text, mistyped or not, is asked of an index that was made without it (${folds} folds).`,
    '## How good: recall at 5 (at 1, mean reciprocal rank)',
    qualityTable(node.engines),
    `As built, with the link texts that are asked in the index: ${list(node.shipped)}.`,
    `At its strictest, with an index that has not one of the link texts that are asked: ${list(node.strict)}. Half of all link texts are hidden at once there.`,
    '## How fast, and how large',
    `In Node.js all queries are asked in ${rounds} rounds, and p50 and p95 are those of the quickest of each query’s ${rounds} answers, so that other programs on the machine count less; beside it stands the p95 of every single answer. In the browser every answer counts.`,
    speedTable(node.engines),
    siteTable(node, own, browser),
    ...sizeNote(node),
  ].join('\n\n')}\n`;
}

/** What an engine finds, kind by kind, in a sentence. */
function list({ quality }: Measured): string {
  return quality.map((entry) => `${kindNames[entry.kind]} ${qualityCell(entry)}`).join('; ');
}

function qualityTable(engines: readonly EngineResult[]): string {
  const rows = (engines[0]?.quality ?? []).map(({ kind, queries }) => [
    kindNames[kind],
    String(queries),
    recallTargets[kind] ? share(recallTargets[kind]) : '',
    ...engines.map((engine) => qualityCell(engine.quality.find((quality) => quality.kind === kind))),
  ]);
  return table(['query', 'queries', 'to reach', ...engines.map(({ name }) => name)], rows);
}

function qualityCell(quality: Quality | undefined): string {
  return quality ? `${share(quality.recall5)} (${share(quality.recall1)}, ${share(quality.mrr)})` : '';
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
  const whole = wholeSize(files);
  const rows = [
    ['a query in Node.js, p95 of every answer', `${own.allTimes.p95.toFixed(1)} ms`, '10 ms'],
    [
      'a query in the browser, to the worker and back, p50 and p95',
      `${inBrowser.p50.toFixed(1)} and ${inBrowser.p95.toFixed(1)} ms`,
      '',
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

/** By how much the index is too large, and what was tried; nothing where it is not. */
function sizeNote({ files, pages }: NodeResults): string[] {
  const over = (wholeSize(files).gzip * pagesAimedAt) / pages - sizeAimedAt;
  return over > 0
    ? [`The whole index is ${kilobytes(over)} larger than aimed at, gzipped. ${sizeTried}`]
    : [];
}

function wholeSize(files: NodeResults['files']): Size {
  const sum = (part: keyof Size) => files.reduce((all, { size }) => all + size[part], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Three digits, cut rather than rounded: 0.9996 is not 1. */
function share(value: number): string {
  return (Math.floor(value * 1000) / 1000).toFixed(3);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
