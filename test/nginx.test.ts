import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { prefersMarkdown } from '../scripts/site/accept.mjs';
import { compressFolder } from '../scripts/site/compress.mjs';
import { nginxFiles, pathHeaders, securityHeaders } from '../scripts/site/headers.mjs';
import { nginxAlone } from '../scripts/site/nginx.mjs';
import { freePort } from '../scripts/site/server.mjs';
import { temporaryFolder } from './support/temporary';

const root = resolve(__dirname, '..');
const isInstalled = spawnSync('nginx', ['-v']).status === 0;
const inline = { scripts: ["'sha256-a='"], styles: [] };
const long = (text: string) => text.repeat(2000);

const files = {
  'index.html': 'home',
  'about/index.html': long('about '),
  '404.html': 'lost',
  'static/app-0f1e2d3c4b5a.js': long('script '),
  'static/picture.png': 'x',
  'static/live/0123456789/preview.html': '<p>preview</p>',
  'page-data/about/page-data.json': '{}',
  'about.md': '# About',
  'index.md': '# Home',
  '404.md': '# Page not found',
  'llms.txt': 'text',
  'sitemap.xml': '<x/>',
  'blog/rss.xml': '<x/>',
  'blog/atom.xml': '<x/>',
  'blog/feed.json': '{}',
  _headers: 'x',
};

const data = '/page-data/about/page-data.json';

let port: number;
let nginx: ChildProcess | undefined;

async function start(): Promise<void> {
  const folder = temporaryFolder('nginx', {});
  const site = join(folder, 'public');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  for (const [name, text] of Object.entries(nginxFiles(inline))) writeFileSync(join(site, name), text);
  await compressFolder(site);
  port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxAlone(root, { folder: site, port, temporary: folder }));
  nginx = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  nginx.stderr?.on('data', (text) => {
    errors += text;
  });
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${errors}`);
    if (await get('/').then(Boolean, () => false)) return;
    await new Promise((again) => setTimeout(again, 50));
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

// Without nginx, these tests are reported as skipped. `npm test` installs it if possible.
const withNginx = isInstalled ? describe : describe.skip;

withNginx("nginx with the handbook's configuration", () => {
  beforeAll(start);
  afterAll(() => nginx?.kill());

  test('answers both forms of a path, and unknown ones with the not-found page', async () => {
    for (const path of ['/', '/about', '/about/'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect((await get('/about')).text).toBe((await get('/about/')).text);
    const lost = await get('/nothing');
    expect([lost.status, lost.text]).toEqual([404, 'lost']);
  });

  test.each([
    ['/about/', 'text/html; charset=utf-8'],
    ['/about.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ])('sends %s as %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });

  test('lets clients keep files below /static/, and nothing else', async () => {
    const kept = (await get('/static/app-0f1e2d3c4b5a.js')).headers['cache-control'];
    expect(kept).toBe('public, max-age=31536000, immutable');
    for (const path of ['/about/', data, '/nothing'])
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('sends the security headers with every answer, and not the files that hold them', async () => {
    const paths = ['/about/', '/about.md', '/nothing', '/static/nothing', '/static/picture.png', data];
    for (const path of paths) {
      const file = path.endsWith('nothing') ? '/404.html' : path;
      const expected = Object.entries({ ...securityHeaders(inline), ...pathHeaders(file) });
      expect((await get(path)).headers).toMatchObject(
        Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
      );
    }
    for (const name of [
      'headers',
      'nginx-headers.conf',
      'nginx-file-headers.conf',
      'nginx-preview-headers.conf',
    ])
      expect((await get(`/_${name}`)).status).toBe(404);
  });

  test('sends the preview of live samples with a policy of its own, to any origin', async () => {
    const { status, headers } = await get('/static/live/0123456789/preview.html');
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-security-policy']).toBe(
      pathHeaders('/static/live/0123456789/preview.html')['Content-Security-Policy'],
    );
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/static/live/nothing')).status).toBe(404);
  });

  test('sends the precompressed version of a file', async () => {
    const { headers, text } = await get('/about/', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding, Accept']);
    expect(text.length).toBeLessThan(long('about ').length / 10);
  });

  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/markdown,text/html;q=0.9,*/*;q=0.8', true],
    ['text/html, text/markdown', false],
    ['*/*, text/markdown', false],
    ['text/markdown;q=0.5, text/html', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ])('answers a request that accepts %s with Markdown: %s', async (accept, isMarkdown) => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
    for (const [path, html, markdown] of [
      ['/', 'home', '# Home'],
      ['/about', long('about '), '# About'],
      ['/about/?a=b', long('about '), '# About'],
    ] as const) {
      const { status, headers, text } = await get(path, { accept });
      expect([path, status, text]).toEqual([path, 200, isMarkdown ? markdown : html]);
      expect(headers['content-type']).toBe(`text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`);
      expect(headers.vary).toContain('Accept');
      const again = await get(path, { accept, 'if-none-match': String(headers.etag) });
      expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
    }
    const other = isMarkdown ? 'text/html' : 'text/markdown';
    const { headers } = await get('/about', { accept: other });
    expect(headers.etag).not.toBe((await get('/about', { accept })).headers.etag);
  });

  test('a missing page is Markdown for those who prefer it; files do not vary', async () => {
    const lost = await get('/nothing', { accept: 'text/markdown' });
    expect([lost.status, lost.text]).toEqual([404, '# Page not found']);
    expect((await get('/nothing.md')).text).toBe('# Page not found');
    expect((await get('/static/picture.png', { accept: 'text/markdown' })).text).toBe('x');
    expect((await get('/about.md')).headers.vary).toBeUndefined();
  });
});
