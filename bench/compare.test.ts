import { compare, report } from './compare.mjs';
import type { Results } from './report.mjs';

const results = (bytes: number, performance: number) =>
  ({
    weights: { loads: { scripts: { files: 3, bytes } } },
    lighthouse: [{ path: '/', scores: { performance, accessibility: 100 } }],
  }) as unknown as Results;

test('lists what changed', () => {
  const text = report(compare(results(79_000, 97), results(78_000, 99)));
  expect(text).toContain('| scripts, bytes | 79000 | 78000 | −1000 |');
  expect(text).toContain('| / performance | 97 | 99 | +2 |');
  expect(text).not.toContain('over budget');
});

test('marks what exceeds its budget', () => {
  const rows = compare(results(79_000, 97), results(95_000, 80));
  expect(rows.filter(({ isOver }) => isOver).map(({ name }) => name)).toEqual([
    'scripts, bytes',
    '/ performance',
  ]);
  expect(report(rows)).toContain('| 95000 **over budget** | +16000 |');
});

test('a page that the base does not have has no difference', () => {
  const [row] = compare({}, results(79_000, 97));
  expect(row).toMatchObject({ before: undefined, after: 79_000 });
});
