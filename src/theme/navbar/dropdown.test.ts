import { nextIndex } from './dropdown';

test('arrows move through the entries of a menu and wrap around', () => {
  const from = (key: string) => [-1, 0, 1, 2].map((index) => nextIndex(key, index, 3));
  expect(from('ArrowDown')).toEqual([0, 1, 2, 0]);
  expect(from('ArrowUp')).toEqual([2, 2, 0, 1]);
  expect(from('Home')).toEqual([0, 0, 0, 0]);
  expect(from('End')).toEqual([2, 2, 2, 2]);
});

test('other keys move nothing, and an empty menu has nothing to move to', () => {
  expect(nextIndex('a', 1, 3)).toBe(-1);
  expect(nextIndex('ArrowDown', -1, 0)).toBe(-1);
});
