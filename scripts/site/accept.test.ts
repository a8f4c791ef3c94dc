import { markdownOf, prefersMarkdown } from './accept.mjs';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html', true],
  ['text/markdown, */*;q=0.8', true],
  ['text/markdown;q=0.9, text/html;q=0.9', true],
  ['text/plain, text/markdown, text/html;q=0.5', true],
  ['text/html, text/markdown', false],
  ['text/html;q=0.9, text/markdown', false],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('a request that accepts %s prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test('a page has a Markdown file, another file has none', () => {
  expect(['/index.html', '/docs/spring/index.html', '/404.html', '/a.png'].map(markdownOf)).toEqual([
    '/index.md',
    '/docs/spring.md',
    undefined,
    undefined,
  ]);
});
