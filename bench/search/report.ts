import { sum } from '../numbers.mjs';
import { table } from '../table.mjs';
import type { BrowserResults } from './browser.mjs';
import { type Measured, type Quality, timesOf } from './measure';
import type { QueryKind, QuerySet } from './queries';

/** What is to be reached: recall at 1, 3 and 5 of all queries from public threads, at 1 and 5 of other kinds. */
const threadTarget = { recall1: 0.65, recall3: 0.85, recall5: 0.92 };
const targets: Partial<Record<QueryKind, Partial<typeof threadTarget>>> = {
  question: { recall1: 0.65, recall5: 0.9 },
  keyword: { recall1: 0.68, recall5: 0.9 },
  error: { recall1: 0.8, recall5: 0.95 },
  api: { recall1: 0.92, recall5: 0.99 },
  typo: { recall1: 0.82, recall5: 0.93 },
  prefix: { recall1: 0.56, recall5: 1 },
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
  prefix: 'beginning of a name',
};
/** All results of `npm run bench -- search`. */
export interface SearchResults {
  pages: number;
  records: number;
  queries: number;
  /** Results for the half of the queries that the weights are not tuned on, and for the other half. */
  found: Measured;
  tuned: Measured;
  browser: BrowserResults;
  /** Bytes of the index files, compressed by the build. */
  indexBytes: number;
}

/** Formats the results as Markdown tables. */
export function report(results: SearchResults): string {
  const { pages, records, queries } = results;
  return `${[
    '# Search',
    `${pages} pages, ${records} records, ${queries} queries. Made by \`npm run bench -- search\`; [results.md](results.md) says when and where.`,
    '## In the words of people: recall at 1, 3 and 5',
    'These queries are titles, sentences and messages from public threads about the toolkit, word for word (`bench/search/thread-queries.jsonl`, each with its source). The person who judged which pages answer them read the pages and did not look at the search. About half of the threads are for tuning; the figures under “found” are of the others. Queries that no page answers are left out.',
    recallTable(results, ['verbatim'], threadTarget),
    '## In the words of people, shortened: recall at 1, 3 and 5',
    'Earlier queries from public threads (`bench/search/real-queries.jsonl`, each with its source): shortened, with the words of people for the problem. A random half of them is for tuning.',
    recallTable(results, ['shortened'], threadTarget),
    '## Queries written from tasks, and beginnings of names: recall at 1, 3 and 5',
    "The queries of the first five kinds are in `bench/search/queries.jsonl`: written from tasks by someone who had not seen the pages' `answers`. Beginnings of names are made from the titles. Weights are chosen on one half of the queries; the figures under “found” are of the other half.",
    recallTable(results, ['written', 'made']),
    '## How fast, and how large',
    'In the browser, queries are sent as the modal sends them. A browser slows down only the page’s own thread, so with a slower CPU the worker’s script runs there.',
    siteTable(results),
  ].join('\n\n')}\n`;
}

function recallTable({ found, tuned }: SearchResults, sets: QuerySet[], target = {}): string {
  const kinds = found.quality.filter(({ set }) => sets.includes(set)).map(({ kind }) => kind);
  const rows = [
    ...kinds.map((kind) => ({ name: kindNames[kind], kinds: [kind], target: targets[kind] ?? {} })),
    { name: 'all', kinds, target },
  ];
  const of = ({ quality }: Measured, counted: QueryKind[]) =>
    mean(quality.filter(({ set, kind }) => sets.includes(set) && counted.includes(kind)));
  return table(rows, [
    ['query', ({ name }) => name],
    ['queries', ({ kinds }) => of(found, kinds).queries],
    ['to reach', ({ target }) => recallCell(target)],
    ['found', ({ kinds }) => recallCell(of(found, kinds))],
    ['on the tuning half', ({ kinds }) => recallCell(of(tuned, kinds))],
  ]);
}

const recalls = ['recall1', 'recall3', 'recall5'] as const;
type Recall = Partial<Pick<Quality, (typeof recalls)[number]>>;

/** Formats the recall at 1, 3 and 5; nothing if there is none. */
function recallCell(recall: Recall): string {
  if (Object.keys(recall).length === 0) return '';
  return recalls.map((name) => (recall[name] === undefined ? '–' : share(recall[name]))).join(' / ');
}

/** Returns the recall of several kinds together. */
function mean(qualities: readonly Quality[]): Recall & { queries: number } {
  const queries = sum(qualities.map((quality) => quality.queries));
  const all = recalls.map((name) => [name, sum(qualities.map((one) => one.queries * one[name])) / queries]);
  return { queries, ...Object.fromEntries(all) };
}

function siteTable({ found, browser, indexBytes }: SearchResults): string {
  const times = ({ p50, p95 }: Measured['times']) => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`;
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const rows = [
    ['a query in Node.js, p50 and p95', times(found.times), 'p95 of 10 ms'],
    ['a query in the browser, to the worker and back, p50 and p95', times(timesOf(browser.times)), ''],
    ['the same with a CPU four times slower', times(timesOf(browser.slowTimes)), 'p95 of 20 ms'],
    ['from the start of the worker to the first answer', `${Math.round(browser.firstAnswer)} ms`, ''],
    ['loaded to the first result, Brotli: worker, manifest and titles', size(browser.search), '60 KB'],
    ['the scripts and styles of the modal, Brotli', size(browser.modal), ''],
    ['whole index, Brotli', size(indexBytes), '560 KB'],
  ] as const;
  return table(rows, [
    ['the site’s search', ([name]) => name],
    ['found', ([, value]) => value],
    ['to reach', ([, , target]) => target],
  ]);
}

/** Formats a share with three decimals, truncated instead of rounded: 0.9996 must not become 1. */
function share(value: number): string {
  return (Math.floor(value * 1000) / 1000).toFixed(3);
}
