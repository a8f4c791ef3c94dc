import { normalize } from '../checks/content/answers';
import type { LoggedQuery } from './read-log';

/** Similar queries that mostly fail: something that the site does not answer, or not in these words. */
export interface SearchGap extends Omit<LoggedQuery, 'query'> {
  /** The queries, most failures first. */
  queries: string[];
}

/** Queries belong together if they share at least this part of their words. */
const leastShared = 0.5;
/** A query fails if at least this share of its searches does. */
const leastFailed = 0.5;
/** Groups with fewer failed searches are left out. */
const fewest = 2;

/** Groups the queries that mostly fail, most failed searches first. */
export function findGaps(queries: readonly LoggedQuery[]): SearchGap[] {
  const failing = queries
    .filter((query) => failuresOf(query) >= leastFailed * query.searches)
    .sort((a, b) => failuresOf(b) - failuresOf(a) || (a.query < b.query ? -1 : 1));
  const groups: { stems: Set<string>; gap: SearchGap }[] = [];
  for (const { query, ...counts } of failing) {
    const stems = new Set(normalize(query).split(' '));
    const known = groups.find((other) => shared(other.stems, stems) >= leastShared)?.gap;
    if (known) add(known, query, counts);
    else groups.push({ stems, gap: { ...counts, queries: [query] } });
  }
  return groups
    .map(({ gap }) => gap)
    .filter((gap) => failuresOf(gap) >= fewest)
    .sort((a, b) => failuresOf(b) - failuresOf(a));
}

/** Returns the number of searches that did not lead to a page. */
export function failuresOf({ noResults, noClick }: Pick<LoggedQuery, 'noResults' | 'noClick'>): number {
  return noResults + noClick;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both / (a.size + b.size - both);
}

function add(gap: SearchGap, query: string, { chosen, ...counts }: Omit<LoggedQuery, 'query'>): void {
  gap.queries.push(query);
  for (const name of ['searches', 'noResults', 'noClick', 'reformulated'] as const) gap[name] += counts[name];
  for (const [url, readers] of chosen) gap.chosen.set(url, (gap.chosen.get(url) ?? 0) + readers);
}
