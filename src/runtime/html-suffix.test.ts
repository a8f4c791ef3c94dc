import { urlWithoutSuffix } from './html-suffix';

const origin = 'https://example.com';

test('a suffix is removed, and the query and hash stay', () => {
  expect(urlWithoutSuffix(new URL('/docs/sequence.html?a=1#b', origin))).toBe(
    `${origin}/docs/sequence?a=1#b`,
  );
  expect(urlWithoutSuffix(new URL('/docs/index.html', origin))).toBe(`${origin}/docs/`);
});

test('a page without a suffix and the not-found page itself stay', () => {
  for (const path of ['/docs', '/docs/', '/404.html'])
    expect(urlWithoutSuffix(new URL(path, origin))).toBeUndefined();
});

test.each([
  '//evil.com/x.html',
  '/\\evil.com/x.html',
  '///evil.com/x.html',
  '//evil.com/index.html',
])('%s stays on this site', (path) => {
  const url = urlWithoutSuffix(new URL(origin + path));
  expect(new URL(String(url), origin).origin).toBe(origin);
});
