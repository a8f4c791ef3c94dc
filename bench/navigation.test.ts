import { percentile, summarizeNavigation } from './navigation.mjs';

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(numbers, 50)).toBe(50);
  expect(percentile(numbers, 95)).toBe(95);
  expect(percentile([7.4], 95)).toBe(7);
  expect(percentile([9, 1], 50)).toBe(1);
});

test('times are summarized by speed, and the heap is that at full speed', () => {
  const run = (times: number[], heaps: number[]) => ({ pages: 2, times, heaps });
  const fast = run([30, 10, 20], [5_000_000, 5_500_000, 6_050_000]);
  const data = run([1], [3_000_000, 3_300_000, 3_300_000]);
  expect(summarizeNavigation(fast, run([90, 80], [1, 9, 5]), data)).toEqual({
    clicks: 3,
    pages: 2,
    fast: { p50: 20, p95: 30 },
    slow: { p50: 80, p95: 90 },
    heap: { megabytes: 5.5, growth: 1.1, laterGrowth: 1.1 },
    data: { megabytes: 3.3, growth: 1.1, laterGrowth: 1 },
  });
});
