import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.mjs';
import { createFinder } from './find-file.mjs';
import { createSiteServer, listen, normalizePrefix, withoutPrefix } from './server.mjs';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const long = (text: string) => `<p>${text}</p>`.repeat(200);
const large = randomBytes(1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const open: Server[] = [];

beforeAll(async () => {
  const files = {
    'index.html': 'home<script>one()</script><script type="application/ld+json">{}</script>',
    'about/index.html': long('about'),
    'ai/index.html': 'ai',
    '404.html': long('lost'),
    'static/app-0f1e2d3c4b5a69788796.js': long('script'),
    'about.md': '# About',
    'sitemap.xml': '<loc>https://example.com/about/</loc><loc>https://example.com/ai</loc>',
    'static/picture.png': 'x'.repeat(5000),
    'static/live/0123456789/preview.html': '<p>preview</p>',
    'page-data/about/page-data.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'static/large.bin'), large);
  await compressFolder(folder);
});

afterAll(() => {
  for (const server of open) server.close();
  rmSync(folder, { recursive: true });
});

async function start(prefix?: string, log?: (line: string) => void) {
  const server = await createSiteServer({ folder, prefix, log });
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
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  }
});

test('text is compressed in the way the browser takes best, pictures are not', async () => {
  const get = await start();
  const both = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
  expect(both.headers['content-encoding']).toBe('br');
  expect(both.headers.vary).toBe('Accept, Accept-Encoding');
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
  expect((await get('/static/app-0f1e2d3c4b5a69788796.js')).headers['cache-control']).toContain('immutable');
  const page = await get('/about');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await get('/about', { 'if-none-match': String(page.headers.etag), 'accept-encoding': 'br' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('the encoding follows the q-values of the client', async () => {
  const get = await start();
  const encodingOf = async (accepted: string) =>
    (await get('/about', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encodingOf('br;q=0.5, gzip;q=0.9')).toBe('gzip');
  expect(await encodingOf('*')).toBe('br');
  expect(await encodingOf('identity')).toBeUndefined();
  expect(await encodingOf('br;q=0, *;q=0.1')).toBe('gzip');
});

describe('ranges and conditions', () => {
  test('no range ends the server or gets wrong bytes', async () => {
    const get = await start();
    const full = (await get('/static/picture.png')).body;
    const answers: Record<string, [number, number]> = {};
    for (const range of [
      'bytes=9-2',
      'bytes=0-0',
      'bytes=-5',
      'bytes=4990-',
      'bytes=9000-',
      'bytes=a-b',
      'lines=1-2',
      'bytes=0-1,3-4',
    ]) {
      const { status, body } = await get('/static/picture.png', { range });
      answers[range] = [status, body.length];
    }
    expect(answers).toEqual({
      'bytes=9-2': [416, 21],
      'bytes=0-0': [206, 1],
      'bytes=-5': [206, 5],
      'bytes=4990-': [206, 10],
      'bytes=9000-': [416, 21],
      'bytes=a-b': [416, 21],
      'lines=1-2': [200, full.length],
      'bytes=0-1,3-4': [200, full.length],
    });
    const { headers } = await get('/static/picture.png', { range: 'bytes=9000-' });
    expect([headers['content-range'], headers['cache-control']]).toEqual(['bytes */5000', undefined]);
  });

  test('If-Range sends the part only of the file that the client has', async () => {
    const get = await start();
    const { etag } = (await get('/static/picture.png')).headers;
    const part = await get('/static/picture.png', { range: 'bytes=0-9', 'if-range': String(etag) });
    const other = await get('/static/picture.png', { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([part.status, other.status]).toEqual([206, 200]);
  });

  test('If-None-Match takes a list, If-Modified-Since a date; a 304 has ETag and Vary', async () => {
    const get = await start();
    const { headers } = await get('/about', { 'accept-encoding': 'br' });
    const listed = await get('/about', {
      'accept-encoding': 'br',
      'if-none-match': `"x", W/${headers.etag}`,
    });
    expect([listed.status, listed.headers.etag, listed.headers.vary]).toEqual([
      304,
      headers.etag,
      'Accept, Accept-Encoding',
    ]);
    const since = await get('/about', { 'if-modified-since': String(headers['last-modified']) });
    expect(since.status).toBe(304);
  });

  test('an ETag stays when a rebuild writes the same bytes, and differs by encoding', async () => {
    const get = await start();
    const before = (await get('/ai')).headers.etag;
    utimesSync(join(folder, 'ai/index.html'), new Date(1e12), new Date(1e12));
    expect((await get('/ai')).headers.etag).toBe(before);
    const br = (await get('/about', { 'accept-encoding': 'br' })).headers.etag;
    expect((await get('/about')).headers.etag).not.toBe(br);
  });
});

test('an access log has a line for each request', async () => {
  const lines: string[] = [];
  const get = await start('', (line) => lines.push(line));
  await get('/about?x="1"');
  await get('/nothing');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^127\.0\.0\.1 - - \[.+\] "GET \/about\?x=.* HTTP\/1\.1" 200 \d+$/);
  expect(lines[1]).toMatch(/"GET \/nothing HTTP\/1\.1" 404 \d+$/);
});

test('a small file comes from memory with the headers and bytes of a streamed one', async () => {
  const get = await start();
  for (const method of ['GET', 'HEAD'])
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      // An unknown unit: the whole file, through the code that serves ranges.
      const streamed = await get('/about', { ...headers, range: 'lines=1-2' }, method);
      const whole = await get('/about', headers, method);
      expect(Object.keys(whole.headers)).toEqual(Object.keys(streamed.headers));
      expect({ ...whole, headers: { ...whole.headers, date: '' } }).toEqual({
        ...streamed,
        headers: { ...streamed.headers, date: '' },
      });
    }
});

test('a large file is streamed', async () => {
  const get = await start();
  const { status, headers, body } = await get('/static/large.bin');
  expect([status, headers['content-length'], body.equals(large)]).toEqual([200, '1000000', true]);
});

test('a file that a build has written again is sent as it is now', async () => {
  const get = await start();
  writeFileSync(join(folder, 'changing.txt'), 'before');
  expect((await get('/changing.txt')).body.toString()).toBe('before');
  writeFileSync(join(folder, 'changing.txt'), 'afterwards');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  const { headers, body } = await get('/changing.txt');
  clock.mockRestore();
  expect([headers['content-length'], body.toString()]).toEqual(['10', 'afterwards']);
});

test('odd requests are answered', async () => {
  const get = await start();
  const paths = ['/%00', '/a%5c..%5cb', '/.git/config', '//about', '/about//', `/${'x'.repeat(5000)}`, '/%'];
  for (const path of paths)
    expect([path, [200, 404].includes((await get(path)).status)]).toEqual([path, true]);
  expect((await get('/about')).status).toBe(200);
});

test('Markdown is sent as Markdown, in UTF-8', async () => {
  const get = await start();
  const { headers, body } = await get('/about.md');
  expect([headers['content-type'], body.toString()]).toEqual(['text/markdown; charset=utf-8', '# About']);
});

test('security headers go with every answer', async () => {
  const get = await start();
  for (const path of ['/', '/nothing', '/static/nothing']) {
    const { headers } = await get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    // The only inline script that runs.
    expect(/script-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]).toBe(
      `script-src 'self' 'sha256-${createHash('sha256').update('one()').digest('base64')}'`,
    );
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
  expect((await get('/sub')).body.toString()).toContain('home');
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

test('the preview of live samples has a policy of its own, and its files may be read from its sandbox', async () => {
  const get = await start();
  const { headers } = await get('/static/live/0123456789/preview.html');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; .*sandbox allow-scripts$/);
  expect(headers['access-control-allow-origin']).toBe('*');
  const spelled = await get('//st%61tic/live/0123456789/preview.html');
  expect(spelled.headers['content-security-policy']).toBe(headers['content-security-policy']);
  for (const path of ['/static/picture.png', '/about', '/static/live/nothing']) {
    const other = (await get(path)).headers;
    expect(other['access-control-allow-origin']).toBeUndefined();
    expect(other['content-security-policy']).not.toContain('sandbox');
  }
});

test('files that configure servers are not served, nor files that a link leads to outside of the folder', async () => {
  writeFileSync(join(folder, '_headers'), 'secret');
  writeFileSync(join(folder, '_nginx-headers.conf'), 'secret');
  symlinkSync('/etc/passwd', join(folder, 'passwd.txt'));
  symlinkSync(join(folder, 'about.md'), join(folder, 'linked.md'));
  const get = await start();
  for (const path of ['/_headers', '//_headers', '/%5Fheaders', '/_nginx-headers.conf', '/passwd.txt'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('/linked.md')).status).toBe(200);
  rmSync(join(folder, '_headers'));
});

test('while a build replaces a page, its old compressed version is not sent', async () => {
  const page = join(folder, 'replaced.html');
  writeFileSync(page, long('before'));
  await compressFolder(folder);
  const before = new Date(Date.now() - 10_000);
  for (const ending of ['', '.br', '.gz']) utimesSync(page + ending, before, before);
  writeFileSync(page, long('after'));
  const get = await start();
  const { headers, body } = await get('/replaced.html', { 'Accept-Encoding': 'br' });
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, long('after')]);
  await compressFolder(folder);
  const later = await start();
  const compressed = await later('/replaced.html', { 'Accept-Encoding': 'br' });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(long('after'));
});

test('spellings of one path share its file', async () => {
  const find = createFinder(folder);
  const first = find('/about.md');
  expect(first?.content('')?.bytes.toString()).toBe('# About');
  for (const path of ['/%61bout.md', '/a%62out.md', '/ab%6Fut.md', '//about.md', '/%2F/about.md'])
    expect(find(path)).toBe(first);
});

test('a request that prefers Markdown gets the page as Markdown, with an ETag of its own', async () => {
  const get = await start();
  const accept = { Accept: 'text/markdown, text/html;q=0.8' };
  const { status, headers, body } = await get('/about/', accept);
  expect([status, body.toString(), headers['content-type']]).toEqual([
    200,
    '# About',
    'text/markdown; charset=utf-8',
  ]);
  expect(headers.vary).toBe('Accept');
  const html = await get('/about/');
  expect([html.headers.vary, html.headers['content-type']]).toEqual([
    'Accept, Accept-Encoding',
    'text/html;charset=utf-8',
  ]);
  expect(html.headers.etag).not.toBe(headers.etag);
  const again = await get('/about/', { ...accept, 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  // A page without a Markdown file, and a file that is no page, are sent as they are.
  expect((await get('/ai', accept)).body.toString()).toBe('ai');
  expect((await get('/static/picture.png', accept)).status).toBe(200);
});

test('a missing page is Markdown for those who prefer it or name a file of Markdown, with the nearest pages', async () => {
  const get = await start();
  for (const [path, accept] of [
    ['/abuot', 'text/markdown'],
    ['/abuot.md', '*/*'],
  ] as const) {
    const { status, headers, body } = await get(path, { Accept: accept });
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/markdown; charset=utf-8']);
    expect(body.toString()).toBe(
      '# Page not found\n\nClosest pages:\n\n- https://example.com/about.md\n\n' +
        'The index of all pages is /llms.txt. To find a page by a word, read /find/index.md.\n',
    );
  }
});
