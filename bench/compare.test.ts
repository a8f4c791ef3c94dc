import { compare, report } from './compare.mjs';

const results = (scriptBytes: number, performance: number) => ({
  weights: { scriptBytes, htmlAndData: { median: 10_000, largest: 30_000 } },
  lighthouse: [{ path: '/', scores: { performance, accessibility: 100 } }],
});

test('lists what changed', () => {
  const text = report(compare(results(80_000, 97), results(79_000, 99)));
  expect(text).toContain('| JavaScript of a docs page, bytes | 80000 | 79000 | −1000 |');
  expect(text).toContain('| / performance | 97 | 99 | +2 |');
  expect(text).not.toContain('over budget');
});

test('marks what exceeds its budget', () => {
  const rows = compare(results(80_000, 97), results(95_000, 80));
  expect(rows.filter(({ isOver }) => isOver).map(({ name }) => name)).toEqual([
    'JavaScript of a docs page, bytes',
    '/ performance',
  ]);
  expect(report(rows)).toContain('| 95000 **over budget** | +15000 |');
});

test('a page that the base does not have has no difference', () => {
  const [row] = compare({}, results(80_000, 97));
  expect(row).toMatchObject({ before: undefined, after: 80_000 });
});
