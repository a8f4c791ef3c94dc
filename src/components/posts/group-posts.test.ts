import { groupByYear } from './group-posts';

test('posts are grouped by year, in their order', () => {
  const posts = [{ date: '2025-09-01' }, { date: '2025-08-21' }, { date: '2021-02-08' }];
  expect(groupByYear(posts)).toEqual([
    { year: '2025', posts: posts.slice(0, 2) },
    { year: '2021', posts: posts.slice(2) },
  ]);
  expect(groupByYear([])).toEqual([]);
});
