import { pagePathOf } from './page-path';

test('a page has one path, however its address is written', () => {
  for (const address of ['/docs', '/docs/', '/docs/#top', '/docs#top'])
    expect(pagePathOf(address, '')).toBe('/docs');
  expect(pagePathOf('/', '')).toBe('/');
  expect(pagePathOf('/index.html', '')).toBe('/');
  expect(pagePathOf('/d%C3%A9mo', '')).toBe('/démo');
  expect(pagePathOf('/100%', '')).toBe('/100%');
});

test('a query is a part of the path, and the prefix is not', () => {
  expect(pagePathOf('/search/?q=a b?#x', '')).toBe('/search?q=a b?');
  expect(pagePathOf('/site/docs', '/site')).toBe('/docs');
  expect(pagePathOf('/site', '/site')).toBe('/');
  expect(pagePathOf('/sites/docs', '/site')).toBe('/sites/docs');
});
