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
  /**
   * Mean reciprocal rank: 1 divided by the rank of the first correct page, 0 if it is not among the first
   * ten.
   */
  mrr: number;
}

/** Percentiles and maximum, in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  most: number;
}

/** The quality and the times of an engine's answers. */
export interface Measured {
  quality: Quality[];
  /** Times of the fastest answer to each query. */
  times: Times;
  /** Times of all answers. */
  allTimes: Times;
  /** Queries without a correct page among the first five, with the pages that were found instead. */
  missed: { set: QuerySet; kind: QueryKind; query: string; targets: string[]; first: string[] }[];
}

/** Answers a query: returns at most ten routes without trailing slash, best first. */
export type FindPages = (query: BenchQuery) => string[];

/**
 * Number of rounds over all queries. The fastest answers show the engine's speed without interference from
 * other programs.
 */
export const rounds = 3;

/**
 * Sends all queries and evaluates the answers. Sends some queries beforehand to warm up the code, as a user's
 * first query does.
 */
export function measure(
  queries: readonly BenchQuery[],
  find: FindPages,
  now: () => number,
  times = rounds,
): Measured {
  for (const query of queries.slice(0, 100 * times)) find(query);
  const all: number[] = [];
  const answers = queries.map((query) => ({ ...query, found: [] as string[], ms: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < times; round++) {
    for (const answer of answers) {
      const start = now();
      answer.found = find(answer);
      const ms = now() - start;
      all.push(ms);
      answer.ms = Math.min(answer.ms, ms);
    }
  }
  const placed = answers.map((answer) => ({ ...answer, place: placeOf(answer.found, answer.targets) }));
  const groups = new Map<string, Group>();
  for (const { set, kind, place } of placed) {
    const key = `${set} ${kind}`;
    const group = groups.get(key) ?? { set, kind, answers: [] };
    group.answers.push({ place });
    groups.set(key, group);
  }
  return {
    quality: [...groups.values()].map(qualityOf),
    times: timesOf(answers.map(({ ms }) => ms)),
    allTimes: timesOf(all),
    missed: placed
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

/** The answers to the queries of one kind in one set, with the rank of the first correct page. */
interface Group extends Pick<BenchQuery, 'set' | 'kind'> {
  answers: { place: number }[];
}

/** Returns the median, the 95th percentile, and the maximum. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** Returns the quality of answers to the queries of one kind in one set. */
function qualityOf({ set, kind, answers }: Group): Quality {
  const share = (count: number) => count / answers.length;
  return {
    set,
    kind,
    queries: answers.length,
    recall1: share(answers.filter(({ place }) => place <= 1).length),
    recall3: share(answers.filter(({ place }) => place <= 3).length),
    recall5: share(answers.filter(({ place }) => place <= 5).length),
    mrr: share(answers.reduce((sum, { place }) => sum + (place <= 10 ? 1 / place : 0), 0)),
  };
}

/** Returns the rank of the first correct page, from 1, or infinity if there is none. */
function placeOf(found: readonly string[], targets: readonly string[]): number {
  const index = found.findIndex((path) => targets.includes(path));
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}
