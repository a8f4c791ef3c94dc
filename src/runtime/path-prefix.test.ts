import { withoutPrefix, withPrefix } from './path-prefix';

beforeAll(() => Object.assign(globalThis, { __BASE_PATH__: '/sub' }));
afterAll(() => Object.assign(globalThis, { __BASE_PATH__: '' }));

test('paths of the site get the prefix, other URLs stay', () => {
  expect(['/docs/', 'docs', '/', '//evil.com'].map(withPrefix)).toEqual([
    '/sub/docs/',
    '/sub/docs',
    '/sub/',
    '/sub//evil.com',
  ]);
  const others = ['https://example.com/', 'mailto:a@example.com', './a', '../a'];
  expect(others.map(withPrefix)).toEqual(others);
});

test('the prefix is removed from paths of the site', () => {
  expect(['/sub/docs', '/sub', '/other'].map((path) => withoutPrefix(path))).toEqual([
    '/docs',
    '/',
    '/other',
  ]);
});
