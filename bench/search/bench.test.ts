import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { measureQueries, timesOf } from './measure';
import { type BenchQuery, prefixQueries, readQueries, realKinds } from './queries';

const query = (kind: BenchQuery['kind'], text: string, targets: string[]): BenchQuery => {
  return { set: 'written', kind, query: text, targets, half: 'report' };
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
  const { quality, missed } = measureQueries(
    queries,
    (asked) => answers[asked] ?? [],
    () => 0,
  );
  expect(quality).toEqual([
    { set: 'written', kind: 'api', queries: 1, recall1: 1, recall3: 1, recall5: 1 },
    {
      set: 'written',
      kind: 'question',
      queries: 3,
      recall1: 0,
      recall3: 1 / 3,
      recall5: 1 / 3,
    },
  ]);
  expect(missed.map((entry) => entry.query)).toEqual(['sixth', 'none']);
});

test('times are given by their middle and their 95th of a hundred', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(timesOf(times)).toEqual({ p50: 51, p95: 96 });
});

test('the beginning of a name is as short as few names share', () => {
  const pages = ['spring()', 'springTiming()', '<Sequence>', 'A guide'].map((title) => ({
    path: `/${title}/`,
    title,
  }));
  expect(prefixQueries(pages).map(({ query, targets }) => [query, targets])).toEqual([
    ['spri', ['/spring()']],
    ['spri', ['/springTiming()']],
    ['Sequ', ['/<Sequence>']],
  ]);
});

const threadFiles = [
  ['thread-queries.jsonl', 'verbatim', 0],
  ['real-queries.jsonl', 'shortened', 1],
] as const;

test.each(threadFiles)('the queries in %s have a source, pages, and both halves', (name, set, fewest) => {
  const file = path.join(__dirname, name);
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  for (const line of lines) {
    const { source, pages } = JSON.parse(line) as { source: string; pages: string[] };
    expect(source).toMatch(/^https:\/\//);
    expect(pages.every((page) => page.startsWith('/'))).toBe(true);
    expect(pages.length).toBeGreaterThanOrEqual(fewest);
    expect(pages.length).toBeLessThanOrEqual(4);
  }
  const queries = readQueries(file, set);
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(queries.every(({ kind }) => (realKinds as readonly string[]).includes(kind))).toBe(true);
  expect(new Set(queries.map(({ query: text }) => text.toLowerCase())).size).toBe(queries.length);
  const tuning = queries.filter(({ half }) => half === 'tune').length;
  expect(Math.abs(tuning / queries.length - 0.5)).toBeLessThan(0.1);
});

test('the queries from a thread are in the same half, because they are alike', () => {
  const lines = fs.readFileSync(path.join(__dirname, 'thread-queries.jsonl'), 'utf8').trim().split('\n');
  const halves = new Map<string, string>();
  for (const { source, half } of lines.map((line) => JSON.parse(line) as { source: string; half: string }))
    halves.set(source, [...new Set([halves.get(source) ?? half, half])].join());
  expect([...halves.values()].every((half) => half === 'tune' || half === 'report')).toBe(true);
});

test('queries of two sets are measured apart, even if their kinds are the same', () => {
  const asked = (set: BenchQuery['set'], targets: string[]): BenchQuery => {
    return { set, kind: 'symptom', query: set, targets, half: 'report' };
  };
  const { quality } = measureQueries(
    [asked('verbatim', ['/a']), asked('shortened', ['/b'])],
    () => ['/a'],
    () => 0,
  );
  expect(quality.map(({ set, recall1 }) => [set, recall1])).toEqual([
    ['verbatim', 1],
    ['shortened', 0],
  ]);
});

test('pages may be given with an anchor; a query without a page is left out', () => {
  const lines = [
    { kind: 'how-to', query: 'a', source: 'https://a', pages: ['/docs/a/#b', '/docs/a#c'], half: 'tune' },
    { kind: 'how-to', query: 'b', source: 'https://a', pages: [], half: 'tune' },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const folder = temporaryFolder('queries', { 'some.jsonl': text });
  expect(readQueries(path.join(folder, 'some.jsonl'), 'verbatim')).toEqual([
    { set: 'verbatim', kind: 'how-to', query: 'a', targets: ['/docs/a'], half: 'tune' },
  ]);
});
