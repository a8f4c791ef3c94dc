import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  cacheControl,
  contentType,
  fileFolders,
  headersFile,
  inlineHashesOf,
  nginxFiles,
  pathHeaders,
  securityHeaders,
} from './headers.mjs';

const inline = { scripts: ["'sha256-a='", "'sha256-b='"], styles: ["'sha256-c='"] };
const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

test.each([
  '/static/app-3d20a9b1c4e5f6a7b8c9.js',
  '/static/styles.3d20a9b1c4e5f6a7b8c9.css',
  '/static/component---src-templates-doc-tsx-0f1e2d3c4b5a69788796.js',
  '/static/inter-latin-wght-normal-bc4d9be0e0a2b4b7f2d0.woff2',
  '/static/d/x.png',
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
  '/sidebars/mainSidebar.json',
  '/api/@remotion/paths.json',
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
  const policy = securityHeaders(inline, ['https://a.example'])['Content-Security-Policy'];
  expect(policy?.match(/\S+-src [^;]*https:\/\/a\.example/g)?.map((part) => part.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
    'frame-src',
  ]);
});

test('inline scripts and styles are named by their hashes', () => {
  const policy = securityHeaders(inline)['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
  expect(policy).toContain("style-src-elem 'self' 'sha256-c=';");
  expect(policy?.match(/[\w-]+ [^;]*'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});

test('a static host gets all headers in a few rules, and the hashes can be read back', () => {
  const text = headersFile(inline, '/sub');
  expect(text.split('\n').filter((line) => !line.startsWith('  '))).toEqual([
    '/sub/*',
    '/sub/static/*',
    '/sub/page-data/*',
    '/sub/demos/*',
    '/sub/samples/*',
    '/sub/cards/*',
    '/sub/static/live/*',
    '/sub/*.md',
    '/sub/*.txt',
    '/sub/sitemap.xml',
    '/sub/*/rss.xml',
    '/sub/*/atom.xml',
    '/sub/*/feed.json',
    '',
  ]);
  expect(text).toContain('  X-Content-Type-Options: nosniff\n');
  const ofStatic = /^\/sub\/static\/\*\n(?: .*\n)+/m.exec(text)?.[0];
  expect(ofStatic).toContain(`  Cache-Control: ${forever}\n`);
  expect(ofStatic).toContain('  ! Content-Security-Policy\n');
  expect(inlineHashesOf(text)).toEqual(inline);
});

test('what pages load has a short policy of its own', () => {
  for (const folder of fileFolders) {
    const policy = pathHeaders(`${folder}/file`)['Content-Security-Policy'];
    expect(policy).toMatch(/^default-src 'self'/);
    expect(policy).not.toContain('sha256');
  }
  for (const path of ['/', '/docs/demos/', '/static', '/statics/file', '/404.html'])
    expect(pathHeaders(path)).toEqual({});
});

test('nginx gets the same security headers', () => {
  const written = [
    ...String(nginxFiles(inline)['_nginx-headers.conf']).matchAll(/^add_header (\S+) "(.*)" always;$/gm),
  ];
  expect(Object.fromEntries(written.map(([, name, value]) => [name, value]))).toEqual(
    securityHeaders(inline),
  );
  const page = readFileSync(resolve(__dirname, '../../handbook/deploying.md'), 'utf8');
  for (const text of [`"${forever}"`, `"${revalidate}"`, 'include /srv/site/public/_nginx-headers.conf;'])
    expect(page).toContain(text);
  const folders = fileFolders.map((folder) => folder.slice(1)).join('|');
  expect(page).toContain(`location ~ ^/(${folders})/ {`);
});
