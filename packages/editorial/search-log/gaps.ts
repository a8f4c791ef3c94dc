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

/** Groups the queries that mostly fail. Returns the groups with at least `fewest` failed searches, most first. */
export function findGaps(queries: readonly LoggedQuery[], fewest = 2): SearchGap[] {
  const failing = queries
    .filter((query) => failuresOf(query) >= leastFailed * query.searches)
    .sort((a, b) => failuresOf(b) - failuresOf(a) || (a.query < b.query ? -1 : 1));
  const groups: { stems: Set<string>; members: LoggedQuery[] }[] = [];
  for (const query of failing) {
    const stems = new Set(normalize(query.query).split(' '));
    const group = groups.find((other) => shared(other.stems, stems) >= leastShared);
    if (group) group.members.push(query);
    else groups.push({ stems, members: [query] });
  }
  return groups
    .map(({ members }) => merge(members))
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

function merge(members: readonly LoggedQuery[]): SearchGap {
  const sum = (count: (query: LoggedQuery) => number) =>
    members.reduce((total, query) => total + count(query), 0);
  const chosen = new Map<string, number>();
  for (const query of members)
    for (const [url, readers] of query.chosen) chosen.set(url, (chosen.get(url) ?? 0) + readers);
  return {
    queries: members.map(({ query }) => query),
    searches: sum(({ searches }) => searches),
    noResults: sum(({ noResults }) => noResults),
    noClick: sum(({ noClick }) => noClick),
    reformulated: sum(({ reformulated }) => reformulated),
    chosen,
  };
}
