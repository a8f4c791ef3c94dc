import { foldOf, foldOfQuery } from './folds';
import { measure, timesOf } from './measure';
import type { BenchQuery } from './queries';

const query = (kind: BenchQuery['kind'], text: string, targets: string[]): BenchQuery => {
  return { kind, query: text, targets, half: 'report' };
};

test('recall and rank count the first right page, kind by kind', () => {
  const answers: Record<string, string[]> = {
    first: ['/a', '/b'],
    second: ['/b', '/a'],
    sixth: ['/1', '/2', '/3', '/4', '/5', '/a'],
    none: [],
  };
  const queries = [
    query('api', 'first', ['/a']),
    query('question', 'second', ['/c', '/a']),
    query('question', 'sixth', ['/a']),
    query('question', 'none', ['/a']),
  ];
  const { quality, missed } = measure(
    queries,
    (asked) => answers[asked.query] ?? [],
    () => 0,
  );
  expect(quality).toEqual([
    { kind: 'api', queries: 1, recall1: 1, recall5: 1, mrr: 1 },
    { kind: 'question', queries: 3, recall1: 0, recall5: 1 / 3, mrr: (1 / 2 + 1 / 6) / 3 },
  ]);
  expect(missed.map((entry) => entry.query)).toEqual(['sixth', 'none']);
});

test('times are those of the quickest answer to each query, and of every answer', () => {
  // Three rounds of two queries, in milliseconds: 4 and 5, 2 and 9, 3 and 7.
  const clock = [0, 4, 10, 15, 20, 22, 30, 39, 40, 43, 50, 57];
  const { times, allTimes } = measure(
    [query('api', 'a', ['/a']), query('api', 'b', ['/b'])],
    () => [],
    () => clock.shift() ?? Number.NaN,
  );
  expect(times).toEqual({ p50: 5, p95: 5, most: 5 });
  expect(allTimes).toEqual({ p50: 5, p95: 9, most: 9 });
});

test('times are told by their middle, their 95th of a hundred and the longest', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(timesOf(times)).toEqual({ p50: 51, p95: 96, most: 100 });
});

test('a link text is asked of an index that was made without it, however it is written', () => {
  expect(foldOf('Input props')).toBe(foldOf('input-props'));
  expect(foldOfQuery(query('link', 'Input props', []))).toBe(foldOf('input props'));
  expect(foldOfQuery(query('api', 'Input props', []))).toBeUndefined();
});
