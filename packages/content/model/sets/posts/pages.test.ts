import { listRoutes } from './pages';

test('a list has a page for every ten posts, and one where there is none', () => {
  expect(listRoutes('blog', 0)).toEqual(['/blog']);
  expect(listRoutes('blog', 10)).toEqual(['/blog']);
  expect(listRoutes('blog', 21)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
});
