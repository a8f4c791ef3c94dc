import { evenly, median, medians, quantile } from './numbers.mjs';

test('a quantile is one of the values', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(numbers, 0.5)).toBe(51);
  expect(quantile(numbers, 0.95)).toBe(96);
  expect(quantile([7.4], 0.95)).toBe(7.4);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([])).toBe(0);
});

test('medians are taken figure by figure', () => {
  expect(
    medians([
      { a: 3, b: 10 },
      { a: 1, b: 30 },
      { a: 2, b: 20 },
    ]),
  ).toEqual({ a: 2, b: 20 });
});

test('some items are taken from the whole list', () => {
  expect(evenly(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'c']);
  expect(evenly(['a', 'b'], 3)).toEqual(['a', 'b']);
});
