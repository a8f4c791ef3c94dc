import { findProblems } from './find-problems';
import { searchSchema } from './schemas';

test('the search takes a function that hears of every search, and nothing else in its place', () => {
  const check = (onSearch: unknown) =>
    findProblems('search.ts', { indexName: 'docs', onSearch }, searchSchema);
  expect(check(() => undefined)).toEqual([]);
  expect(check(null)).toEqual([]);
  expect(check('log')).toEqual([
    { file: 'search.ts', found: '`settings.onSearch` = "log"', expected: 'a function' },
  ]);
});
