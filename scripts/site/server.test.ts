import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer, listen, normalizePrefix, withoutPrefix } from './server.mjs';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const long = (text: string) => `<p>${text}</p>`.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const open: Server[] = [];

beforeAll(() => {
  const files = {
    'index.html': 'home',
    'about/index.html': long('about'),
    'ai/index.html': 'ai',
    '404.html': long('lost'),
    'app-0f1e2d3c4b5a69788796.js': long('script'),
    'about.md': '# About',
    'static/picture.png': 'x'.repeat(5000),
    'page-data/about/page-data.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});

afterAll(() => {
  for (const server of open) server.close();
  rmSync(folder, { recursive: true });
});

async function start(prefix?: string) {
  const server = await createSiteServer({ folder, prefix });
  open.push(server);
  const port = await listen(server, 0);
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on('error', reject).end();
    });
}

test('a page is the same with and without the slash at the end', async () => {
  const get = await start();
  for (const path of ['/about', '/about/', '/ai', '/ai/', '/', '/about?x=1', '/about/index.html']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  expect((await get('/about')).body).toEqual((await get('/about/')).body);
});

test('an unknown path is answered with the not-found page and status 404', async () => {
  const get = await start();
  for (const path of ['/nothing', '/about/x', '/nothing.js', '/%E0%A4%A', '/../package.json', '/%2e%2e/x']) {
    const { status, headers, body } = await get(path);
    expect([path, status, body.toString()]).toEqual([path, 404, long('lost')]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  }
});

test('text is compressed in the way the browser takes best, pictures are not', async () => {
  const get = await start();
  const both = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
  expect(both.headers['content-encoding']).toBe('br');
  expect(both.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(both.body).toString()).toBe(long('about'));

  const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(long('about'));

  const lost = await get('/nothing', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(lost.body).toString()).toBe(long('lost'));

  const picture = await get('/static/picture.png', { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.body).toHaveLength(5000);
});

test('names that change with the content are kept for ever, pages are asked for again', async () => {
  const get = await start();
  expect((await get('/app-0f1e2d3c4b5a69788796.js')).headers['cache-control']).toContain('immutable');
  const page = await get('/about');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await get('/about', { 'if-none-match': String(page.headers.etag), 'accept-encoding': 'br' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('Markdown is sent as Markdown, in UTF-8', async () => {
  const get = await start();
  const { headers, body } = await get('/about.md');
  expect([headers['content-type'], body.toString()]).toEqual(['text/markdown; charset=utf-8', '# About']);
});

test('security headers go with every answer', async () => {
  const get = await start();
  for (const path of ['/', '/nothing', '/static/picture.png']) {
    const { headers } = await get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  }
});

test('only GET and HEAD are answered', async () => {
  const get = await start();
  expect((await get('/', {}, 'POST')).status).toBe(405);
  const head = await get('/about', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'br']);
});

test('under a path prefix the site begins there, and nothing is outside', async () => {
  const get = await start('/sub');
  expect((await get('/sub/about')).status).toBe(200);
  expect((await get('/sub')).body.toString()).toBe('home');
  expect((await get('/about')).status).toBe(404);
  expect((await get('/subway/about')).status).toBe(404);
  const home = await get('/');
  expect([home.status, home.headers.location]).toEqual([302, '/sub/']);
});

test('a prefix has one form', () => {
  expect(['', undefined, '/', 'sub', '/sub/', '/a/b'].map(normalizePrefix)).toEqual([
    '',
    '',
    '',
    '/sub',
    '/sub',
    '/a/b',
  ]);
  expect(withoutPrefix('/sub?x', '/sub')).toBe('/?x');
});
