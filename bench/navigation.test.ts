import { percentile, summarizeNavigation } from './navigation.mjs';

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(numbers, 50)).toBe(50);
  expect(percentile(numbers, 95)).toBe(95);
  expect(percentile([7.4], 95)).toBe(7);
  expect(percentile([9, 1], 50)).toBe(1);
});

test('times are summarized by speed', () => {
  const run = (times: number[]) => ({ pages: 2, times });
  expect(summarizeNavigation(run([30, 10, 20]), run([90, 80]))).toEqual({
    clicks: 3,
    pages: 2,
    fast: { p50: 20, p95: 30 },
    slow: { p50: 80, p95: 90 },
  });
});
