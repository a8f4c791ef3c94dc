import type { BrowserResults } from './browser.mjs';
import { folds } from './folds';
import { type Measured, type Quality, rounds, timesOf } from './measure';
import type { NodeResults, Size } from './node';
import { type otherKinds, type QueryKind, type QuerySet, realKinds } from './queries';

/** Target values of recall at 5 and recall at 1. */
const targets: Record<(typeof otherKinds)[number], [number, number]> = {
  question: [0.9, 0.65],
  keyword: [0.9, 0.68],
  error: [0.95, 0.8],
  api: [0.99, 0.92],
  typo: [0.93, 0.82],
  link: [0.91, 0.83],
  prefix: [1, 0.56],
};
const kindNames: Record<QueryKind, string> = {
  'how-to': 'how-to question',
  symptom: 'error, symptom',
  terms: 'keywords',
  concept: 'concept, limits, deployment',
  question: 'question',
  keyword: 'keyword, synonym',
  error: 'pasted error',
  api: 'API name',
  typo: 'typo',
  link: 'link text',
  prefix: 'beginning of a name',
};
/** Size budget of the complete index, compressed as the site's build does. */
const sizeAimedAt = 560_000;
/** Target values of recall at 1, 3 and 5 for all queries from public threads. */
const realTargets = [0.65, 0.85, 0.92];
/** All results of `npm run bench -- search`. */
export interface SearchResults {
  machine: string;
  node: NodeResults;
  browser: BrowserResults;
}

/** Formats the results as Markdown tables. */
export function report({ machine, node, browser }: SearchResults): string {
  return `${[
    '# Search',
    `${machine} ${node.pages} pages, of which ${node.answered} state what they answer, ${node.records} records, ${node.queries} queries. Made by \`npm run bench -- search\`.`,
    '## In the words of people: recall at 1, 3 and 5',
    'These queries are titles, sentences and messages from public threads about the toolkit, word for word (`bench/search/thread-queries.jsonl`, each with its source). The person who judged which pages answer them read the pages and did not look at the search. About half of the threads are for tuning; the figures under “found” are of the others. Queries that no page answers are left out.',
    realTable(node, 'verbatim'),
    '## In the words of people, shortened: recall at 1, 3 and 5',
    'Earlier queries from public threads (`bench/search/real-queries.jsonl`, each with its source): shortened, with the words of people for the problem. A random half of them is for tuning.',
    realTable(node, 'shortened'),
    '## Queries written from tasks, and made from the content',
    `The queries of the first five kinds are in \`bench/search/queries.jsonl\`: written from tasks by someone who had not seen the pages' \`answers\`. Link texts and beginnings of names are made from the content. Weights are chosen on one half of the queries; except where the table says otherwise, the figures are of the other half. The index knows pages by what others call them, so a link text is asked of an index that was made without it (${folds} folds).`,
    '### Recall at 5 (at 1)',
    kindTable(node),
    '## How fast, and how large',
    `In Node.js all queries run in ${rounds} rounds. p50 and p95 take each query's fastest answer, so that other programs on the machine count less; the next column has the p95 of every single answer. In the browser every answer counts, to the request that the modal sends. A browser slows down only the page’s own thread, so with a slower CPU the worker’s script runs there.`,
    siteTable(node, browser),
  ].join('\n\n')}\n`;
}

function kindTable({ found: reported, tuned, unanswered }: NodeResults): string {
  const rows = reported.quality.flatMap((quality) => {
    const { set, kind, queries } = quality;
    if (set === 'verbatim' || set === 'shortened') return [];
    const [five, one] = targets[kind as keyof typeof targets];
    const of = ({ quality: all }: Measured) => cell(all.find((other) => other.kind === kind));
    const aim = `${share(five)} (${share(one)})`;
    return [[kindNames[kind], String(queries), aim, cell(quality), of(unanswered), of(tuned)]];
  });
  return table(['query', 'queries', 'to reach', 'found', 'without `answers`', 'on the tuning half'], rows);
}

function realTable({ found: reported, tuned, unanswered }: NodeResults, set: QuerySet): string {
  const rowOf = (name: string, ...kinds: readonly QueryKind[]) => {
    const of = ({ quality }: Measured) =>
      mean(quality.filter((one) => one.set === set && kinds.includes(one.kind)));
    const found = of(reported);
    return [name, String(found.queries), ...[found, of(unanswered), of(tuned)].map(threeShares)];
  };
  const rows = realKinds.map((kind) => rowOf(kindNames[kind], kind));
  return table(
    ['query', 'queries', 'found', 'without `answers` and `symptoms`', 'on the tuning half'],
    [...rows, rowOf('all', ...realKinds), ['to reach', '', realTargets.map(share).join(' / '), '', '']],
  );
}

/** Returns the recall of several kinds together. */
function mean(qualities: readonly Quality[]) {
  const queries = qualities.reduce((sum, quality) => sum + quality.queries, 0);
  const of = (recall: (quality: Quality) => number) =>
    qualities.reduce((sum, quality) => sum + quality.queries * recall(quality), 0) / queries;
  return {
    queries,
    recall1: of(({ recall1 }) => recall1),
    recall3: of(({ recall3 }) => recall3),
    recall5: of(({ recall5 }) => recall5),
  };
}

function threeShares({
  recall1,
  recall3,
  recall5,
}: Pick<Quality, 'recall1' | 'recall3' | 'recall5'>): string {
  return [recall1, recall3, recall5].map(share).join(' / ');
}

function cell(quality: Quality | undefined): string {
  return quality ? `${share(quality.recall5)} (${share(quality.recall1)})` : '';
}

function siteTable({ found, files, writeTime, large }: NodeResults, browser: BrowserResults): string {
  const inBrowser = timesOf(browser.times);
  const slow = timesOf(browser.slowTimes);
  const whole = wholeSize(files);
  const rows = [
    [
      'a query in Node.js, p50 and p95',
      `${found.times.p50.toFixed(1)} and ${found.times.p95.toFixed(1)} ms`,
      '',
    ],
    ['the same, p95 of every answer', `${found.allTimes.p95.toFixed(1)} ms`, '10 ms'],
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
      'loaded to the first result, Brotli: worker, manifest and titles',
      `${kilobytes(browser.search.bytes)} in ${browser.search.requests} files`,
      '60 KB',
    ],
    [
      'the scripts and styles of the modal',
      `${kilobytes(browser.modal.bytes)} in ${browser.modal.requests} files`,
      '',
    ],
    ...files.map(({ name, size }) => [
      `index file ${name}, Brotli of raw`,
      `${kilobytes(size.brotli)} of ${kilobytes(size.raw)}`,
      '',
    ]),
    [
      'whole index, Brotli of raw',
      `${kilobytes(whole.brotli)} of ${kilobytes(whole.raw)}`,
      `${sizeAimedAt / 1000} KB`,
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
