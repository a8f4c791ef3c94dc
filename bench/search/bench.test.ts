import { editDistance } from '../../src/search/engine/edit-distance';
import { foldOf, foldOfQuery } from './folds';
import { measure, timesOf } from './measure';
import type { BenchQuery } from './queries';
import { createRandom } from './random';
import { withTypo } from './typo';

const query = (kind: BenchQuery['kind'], text: string, targets: string[]): BenchQuery => {
  return { kind, query: text, targets, half: 'test' };
};

test('recall and rank count the first right page, kind by kind', () => {
  const answers: Record<string, string[]> = {
    first: ['/a', '/b'],
    second: ['/b', '/a'],
    sixth: ['/1', '/2', '/3', '/4', '/5', '/a'],
    none: [],
  };
  const queries = [
    query('name', 'first', ['/a']),
    query('words', 'second', ['/c', '/a']),
    query('words', 'sixth', ['/a']),
    query('words', 'none', ['/a']),
  ];
  const { quality, missed } = measure(
    queries,
    (asked) => answers[asked.query] ?? [],
    () => 0,
  );
  expect(quality).toEqual([
    { kind: 'name', queries: 1, recall1: 1, recall5: 1, mrr: 1 },
    { kind: 'words', queries: 3, recall1: 0, recall5: 1 / 3, mrr: (1 / 2 + 1 / 6) / 3 },
  ]);
  expect(missed.map((entry) => entry.query)).toEqual(['sixth', 'none']);
});

test('times are those of the quickest answer to each query, and of every answer', () => {
  // Three rounds of two queries, in milliseconds: 4 and 5, 2 and 9, 3 and 7.
  const clock = [0, 4, 10, 15, 20, 22, 30, 39, 40, 43, 50, 57];
  const { times, allTimes } = measure(
    [query('name', 'a', ['/a']), query('name', 'b', ['/b'])],
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

test('a typo is one slip, always the same one, in a word that is long enough', () => {
  const texts = ['calculateMetadata()', 'Install the Player', 'a server of your own', '<Sequence>'];
  for (const text of texts) {
    const mistaken = withTypo(text, createRandom(text)) ?? '';
    expect(mistaken).not.toBe(text);
    expect(editDistance(mistaken, text, 2)).toBe(1);
    expect(withTypo(text, createRandom(text))).toBe(mistaken);
  }
  expect(withTypo('a to z', createRandom('short'))).toBeUndefined();
});

test('a link text, however written, and its typo are asked of the same index', () => {
  expect(foldOf('Input props')).toBe(foldOf('input-props'));
  expect(foldOfQuery({ ...query('typo', 'Input prpos', []), source: 'Input props' })).toBe(
    foldOf('input props'),
  );
  expect(foldOfQuery(query('name', 'Input props', []))).toBeUndefined();
});
