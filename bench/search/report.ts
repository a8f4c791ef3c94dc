import { sum } from '../numbers.mjs';
import { table } from '../table.mjs';
import type { BrowserResults } from './browser.mjs';
import { type Measured, type Quality, timesOf } from './measure';
import { type otherKinds, type QueryKind, type QuerySet, realKinds } from './queries';

/** Target values of recall at 5 and recall at 1. */
const targets: Record<(typeof otherKinds)[number], [number, number]> = {
  question: [0.9, 0.65],
  keyword: [0.9, 0.68],
  error: [0.95, 0.8],
  api: [0.99, 0.92],
  typo: [0.93, 0.82],
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
  prefix: 'beginning of a name',
};
/** Target values of recall at 1, 3 and 5 for all queries from public threads. */
const realTargets = [0.65, 0.85, 0.92];

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
    realTable(results, 'verbatim'),
    '## In the words of people, shortened: recall at 1, 3 and 5',
    'Earlier queries from public threads (`bench/search/real-queries.jsonl`, each with its source): shortened, with the words of people for the problem. A random half of them is for tuning.',
    realTable(results, 'shortened'),
    '## Queries written from tasks, and beginnings of names: recall at 5 (at 1)',
    "The queries of the first five kinds are in `bench/search/queries.jsonl`: written from tasks by someone who had not seen the pages' `answers`. Beginnings of names are made from the titles. Weights are chosen on one half of the queries; the figures under “found” are of the other half.",
    kindTable(results),
    '## How fast, and how large',
    'In the browser, queries are sent as the modal sends them. A browser slows down only the page’s own thread, so with a slower CPU the worker’s script runs there.',
    siteTable(results),
  ].join('\n\n')}\n`;
}

function kindTable({ found, tuned }: SearchResults): string {
  const cell = ({ quality }: Measured, kind: QueryKind) => {
    const one = quality.find((other) => other.kind === kind);
    return one ? `${share(one.recall5)} (${share(one.recall1)})` : '';
  };
  const rows = found.quality.flatMap(({ kind, queries }) => {
    const target = targets[kind as keyof typeof targets];
    return target ? [{ kind, queries, target }] : [];
  });
  return table(rows, [
    ['query', ({ kind }) => kindNames[kind]],
    ['queries', ({ queries }) => queries],
    ['to reach', ({ target: [five, one] }) => `${share(five)} (${share(one)})`],
    ['found', ({ kind }) => cell(found, kind)],
    ['on the tuning half', ({ kind }) => cell(tuned, kind)],
  ]);
}

function realTable({ found, tuned }: SearchResults, set: QuerySet): string {
  const of = ({ quality }: Measured, kinds: readonly QueryKind[]) =>
    mean(quality.filter((one) => one.set === set && kinds.includes(one.kind)));
  const rows = [...realKinds.map((kind) => [kind]), realKinds];
  return table(rows, [
    ['query', (kinds) => (kinds.length > 1 ? 'all' : kindNames[kinds[0] as QueryKind])],
    ['queries', (kinds) => of(found, kinds).queries],
    ['to reach', (kinds) => (kinds.length > 1 ? realTargets.map(share).join(' / ') : '')],
    ['found', (kinds) => of(found, kinds).recall],
    ['on the tuning half', (kinds) => of(tuned, kinds).recall],
  ]);
}

/** Returns the recall at 1, 3 and 5 of several kinds together. */
function mean(qualities: readonly Quality[]) {
  const queries = sum(qualities.map((quality) => quality.queries));
  const recall = (['recall1', 'recall3', 'recall5'] as const).map((name) =>
    share(sum(qualities.map((quality) => quality.queries * quality[name])) / queries),
  );
  return { queries, recall: recall.join(' / ') };
}

function siteTable({ found, browser, indexBytes }: SearchResults): string {
  const times = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`;
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
