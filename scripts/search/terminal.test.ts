import { engineOfRecords } from '../../packages/search/engine/engine-of-records';
import { titleRecord } from '../../test/support/search-service';
import { describeHits, explainHits, hitsLine } from './terminal.mjs';

const page = titleRecord('/docs/spring', 'spring()');
const engine = engineOfRecords([
  page,
  {
    ...page,
    objectID: '/docs/spring:1',
    type: 'content',
    content: 'A value that bounces before it comes to rest.',
    weight: { pageRank: 0, level: 0, position: 1 },
  },
  ...Array.from({ length: 12 }, (_, number) => titleRecord(`/docs/${number}`, `Frame ${number}`)),
]);

test('hits are printed as path, title and snippet', () => {
  expect(describeHits(engine, 'bounces')).toBe(
    '/docs/spring\n  spring()\n  A value that bounces before it comes to rest.',
  );
  expect(describeHits(engine, 'spring', { bold: true })).toContain('\u001b[1mspring\u001b[22m()');
  expect(describeHits(engine, 'zzzz')).toBe('No results for "zzzz"');
});

test('the score of a page is explained as a product of its parts', () => {
  const text = explainHits(engine, 'spring');
  expect(text).toContain('  spring: spring');
  const [, score = '', product = ''] =
    /\/docs\/spring\n {2}([\d.]+) = (.+); has 100 % of the query/.exec(text) ?? [];
  const factors = [...product.matchAll(/[a-z]+ ([\d.]+)/gi)].map(([, value]) => Number(value));
  expect(factors.length).toBeGreaterThan(1);
  expect(Math.abs(factors.reduce((all, value) => all * value, 1) / Number(score) - 1)).toBeLessThan(0.02);
});

test('a word that no page has leads to the nearest ones', () => {
  expect(describeHits(engine, 'zpring5x')).toContain('Try "spring"');
});

test('a line of JSON has the query, pages best first, ten at most, and the milliseconds', () => {
  const clock = [5, 7.25];
  const line = JSON.parse(hitsLine(engine, 'spring()', () => clock.shift() ?? 0));
  expect(line).toEqual({
    query: 'spring()',
    hits: [{ url: '/docs/spring', hierarchy: page.hierarchy }],
    ms: 2.25,
  });
  expect(JSON.parse(hitsLine(engine, 'frame', () => 0)).hits).toHaveLength(10);
});

test.each([
  ['nothing', ''],
  ['only spaces', '   '],
  ['10,000 characters', 'frame '.repeat(1667)],
  ['control characters', '\u0000\u0007\u001b[31m'],
  ['text from right to left', '\u0627\u0644\u0625\u0637\u0627\u0631'],
  ['emoji', '🎬🎞️'],
  ['HTML', '<script>alert(1)</script>'],
  ['signs of regular expressions', '(.*)+[^$]\\'],
])('%s is a query like any other', (_, query) => {
  const line = hitsLine(engine, query, () => 0);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({ query, hits: expect.any(Array) });
});
