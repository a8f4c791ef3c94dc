import { resultUrl } from './result-url';

const origins = ['https://www.remotion.dev', 'http://localhost:9000'];
const atRoot = { origins, prefix: '' };
const below = { origins, prefix: '/sub' };

test.each([
  ['/docs/sequence#props', '/docs/sequence#props', '/sub/docs/sequence#props'],
  ['docs/sequence', '/docs/sequence', '/sub/docs/sequence'],
  ['https://www.remotion.dev/docs/?a=b#c', '/docs/?a=b#c', '/sub/docs/?a=b#c'],
  ['http://localhost:9000/blog', '/blog', '/sub/blog'],
  ['https://www.remotion.dev/sub/docs/', '/sub/docs/', '/sub/docs/'],
  ['https://www.remotion.dev', '/', '/sub/'],
])('%s is on this site [2.46]', (url, root, prefixed) => {
  expect(resultUrl(url, atRoot)).toBe(root);
  expect(resultUrl(url, below)).toBe(prefixed);
});

test.each([
  'https://www.mediabunny.dev/guide#a',
  'https://remotion.dev.example/docs/',
  'http://www.remotion.dev/docs',
])('%s is elsewhere', (url) => {
  expect(resultUrl(url, below)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  '//',
])('%s is no address of a page', (url) => {
  expect(resultUrl(url, atRoot)).toBe('/');
});
