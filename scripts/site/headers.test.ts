import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cacheControl, contentType, headersFile, securityHeaders } from './headers.mjs';

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

test.each([
  '/app-3d20a9b1c4e5f6a7b8c9.js',
  '/styles.3d20a9b1c4e5f6a7b8c9.css',
  '/component---src-templates-doc-tsx-0f1e2d3c4b5a69788796.js',
  '/framework-0f1e2d3c4b5a69788796.js.map',
  '/static/inter-latin-wght-normal-bc4d9be0e0a2b4b7f2d0.woff2',
  '/static/d/x.png',
  '/sidebars/main-52de91ab.json',
])('%s may be kept for ever', (path) => {
  expect(cacheControl(path)).toBe(forever);
});

test.each([
  '/',
  '/docs/interpolate',
  '/docs/interpolate/index.html',
  '/page-data/docs/interpolate/page-data.json',
  '/page-data/sq/d/1234567890.json',
  '/page-data/app-data.json',
  '/docs/interpolate.md',
  '/robots.txt',
  '/logo.svg',
  '/blog/deadbeef-facade.html',
])('%s is asked for again', (path) => {
  expect(cacheControl(path)).toBe(revalidate);
});

test.each([
  ['/docs/interpolate.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ['/docs/feed.json.html', undefined],
  ['/docs/', undefined],
])('%s is sent as %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});

test('further origins go to scripts, pictures, requests and frames', () => {
  const policy = securityHeaders(['https://a.example'])['Content-Security-Policy'];
  expect(policy?.match(/\S+-src [^;]*https:\/\/a\.example/g)?.map((part) => part.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
    'frame-src',
  ]);
});

test('a static host is told of each file that may be kept for ever', () => {
  const names = [
    'index.html',
    'app-0f1e2d3c4b5a69788796.js',
    'favicon.svg',
    'styles.0f1e2d3c4b5a69788796.css',
  ];
  const lines = headersFile(names, '/sub').split('\n');
  expect(lines.filter((line) => !line.startsWith('  '))).toEqual([
    '/sub/*',
    '/sub/app-0f1e2d3c4b5a69788796.js',
    '/sub/styles.0f1e2d3c4b5a69788796.css',
    '/sub/static/*',
    '/sub/*.md',
    '/sub/*.txt',
    '/sub/sitemap.xml',
    '/sub/*/rss.xml',
    '/sub/*/atom.xml',
    '/sub/*/feed.json',
    '',
  ]);
  expect(lines).toContain('  X-Content-Type-Options: nosniff');
});

test('the nginx configuration of the handbook says the same', () => {
  const page = readFileSync(resolve(__dirname, '../../handbook/deploying.md'), 'utf8');
  const written = [...page.matchAll(/^ *add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(written)).toEqual(securityHeaders());
  expect(page).toContain(`"${forever}"`);
  expect(page).toContain(`"${revalidate}"`);
});
