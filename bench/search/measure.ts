import { quantile } from '../numbers.mjs';
import type { BenchQuery, QueryKind, QuerySet } from './queries';

/** Quality of the answers to the queries of one kind in one set. Shares are from 0 to 1. */
export interface Quality {
  set: QuerySet;
  kind: QueryKind;
  queries: number;
  /** Share of queries with a correct page first (`recall1`), or among the first three or five. */
  recall1: number;
  recall3: number;
  recall5: number;
}

/** The quality and the times of an engine's answers. */
export interface Measured {
  quality: Quality[];
  times: ReturnType<typeof timesOf>;
  /** Queries without a correct page among the first five, with the pages that were found instead. */
  missed: { set: QuerySet; kind: QueryKind; query: string; targets: string[]; first: string[] }[];
}

/** Number of rounds over all queries. Only the last one counts: the first ones warm up the code. */
const rounds = 3;

/** Sends all queries and evaluates the answers. `find` returns at most ten routes without trailing slash, best first. */
export function measureQueries(
  queries: readonly BenchQuery[],
  find: (query: string) => string[],
  now: () => number,
): Measured {
  for (let round = 1; round < rounds; round++) for (const { query } of queries) find(query);
  const answers = queries.map((query) => {
    const start = now();
    const found = find(query.query);
    const ms = now() - start;
    const place = 1 + found.findIndex((path) => query.targets.includes(path));
    return { ...query, found, ms, place: place || Number.POSITIVE_INFINITY };
  });
  const kinds = new Map(answers.map(({ set, kind }) => [`${set} ${kind}`, { set, kind }]));
  return {
    quality: [...kinds.values()].map(({ set, kind }) => {
      const own = answers.filter((answer) => answer.set === set && answer.kind === kind);
      const recall = (most: number) => own.filter(({ place }) => place <= most).length / own.length;
      return { set, kind, queries: own.length, recall1: recall(1), recall3: recall(3), recall5: recall(5) };
    }),
    times: timesOf(answers.map(({ ms }) => ms)),
    missed: answers
      .filter(({ place }) => place > 5)
      .map(({ set, kind, query, targets, found }) => ({
        set,
        kind,
        query,
        targets,
        first: found.slice(0, 5),
      })),
  };
}

/** Returns the median and the 95th percentile. */
export function timesOf(milliseconds: readonly number[]) {
  return { p50: quantile(milliseconds, 0.5), p95: quantile(milliseconds, 0.95) };
}
