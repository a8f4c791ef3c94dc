import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { temporaryFolder } from '../../test/support/temporary';
import { compressFolder } from './compress.mjs';
import { createSiteServer, listen } from './server.mjs';

const page = '<p>about</p>'.repeat(200);
let server: Server;

beforeAll(async () => {
  const folder = temporaryFolder('odd-requests', {
    'index.html': page,
    'about/index.html': page,
    '404.html': '<p>lost</p>'.repeat(200),
    'static/app.js': 'run()'.repeat(300),
    'static/picture.png': 'x'.repeat(5000),
    '.secret': 'secret',
  });
  await compressFolder(folder);
  server = await createSiteServer({ folder });
  await listen(server, 0);
});

afterAll(() => {
  server.close();
});

/**
 * Sends raw bytes on a separate connection; returns the complete response as Latin-1. An incomplete request
 * gets no response: `isWhole: false` ends the connection's input.
 */
function exchange(bytes: string, isWhole = true): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      if (isWhole) socket.write(bytes, 'latin1');
      else socket.end(bytes, 'latin1');
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

const written = (method: string, target: string, headers: readonly string[] = []) =>
  [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');

/** Sends each request; returns those with an unexpected status (such as 500), with their responses. */
async function faults(requests: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let at = 0; at < requests.length; at += 50) {
    const batch = requests.slice(at, at + 50);
    const answers = await Promise.all(batch.map((bytes) => exchange(bytes)));
    for (const [index, answer] of answers.entries()) {
      const isFine = /^HTTP\/1\.1 (?:[1234]\d\d|501|505) /.test(answer) && !answer.includes('secret');
      if (!isFine) wrong.push(`${batch[index]?.slice(0, 300)}\n-> ${answer.slice(0, 200)}`);
    }
  }
  return wrong;
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'get',
  'NO',
];

const targets = [
  ...['/', '/about', '/about/', '/about//', '//about', '///', '/about/index.html', '/about/index.html/'],
  ...['/static/picture.png', '/static/picture.png/', '/static', '/static/', '/nothing', '/404.html', '*'],
  ...['/?', '/?q=%', '/about?a=1&a=2#b', '/#%', '/%', '/%2', '/%zz', '/%E0%A4%A', '/%00', '/a%00.html'],
  ...['/..', '/../', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/.secret'],
  ...[
    '/%2esecret',
    '/about/../.secret',
    '/a\\..\\b',
    '/%5c..%5c',
    '/about%2findex.html',
    '/about%20',
    '/about%0d%0aX:1',
  ],
  ...[
    '/__proto__',
    '/constructor',
    '/hasOwnProperty/',
    '/about/index.html.br',
    '/index.html.gz',
    '/con',
    '/nul:',
  ],
  ...[
    'http://x/about',
    'http://other.example/about',
    'x',
    '',
    '/日本',
    '/\u00e9',
    '/%F0%9F%8E%89',
    `/${'x'.repeat(300)}`,
    `/${'x'.repeat(9000)}`,
  ],
  ...[
    `/${'../'.repeat(500)}etc/passwd`,
    `/${'%2e/'.repeat(500)}`,
    `/${'a/'.repeat(2000)}`,
    `/?${'q'.repeat(9000)}`,
  ],
];

const headers = [
  ...[
    'bytes=9-2',
    'bytes=0-0',
    'bytes=-0',
    'bytes=-5',
    'bytes=4999-',
    'bytes=5000-',
    'bytes=a-b',
    'bytes=',
    '=',
  ],
  ...[
    'bytes=0-1,3-4',
    `bytes=${'0-1,'.repeat(1000)}2-3`,
    'bytes=99999999999999999999-',
    'bytes=-99999999999999999999',
  ],
].map((value) => `Range: ${value}`);
headers.push(
  ...['"', '""', '*', 'W/"x"', '"a", "b"', ','.repeat(2000), 'not-a-tag'].map(
    (value) => `If-None-Match: ${value}`,
  ),
  ...['never', '0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Sun, 99 Foo 2999'].map(
    (date) => `If-Modified-Since: ${date}`,
  ),
  ...['"x"', 'never', 'Thu, 01 Jan 2099 00:00:00 GMT'].map(
    (value) => `If-Range: ${value}\r\nRange: bytes=0-9`,
  ),
  ...['*', '"x"'].map((value) => `If-Match: ${value}`),
  ...['br;q=0', '*;q=0', 'identity;q=0', 'br;q=9', 'br;q=', ';;;', ',', '\u00e9', 'gzip,'.repeat(500)].map(
    (value) => `Accept-Encoding: ${value}`,
  ),
  ...['Accept: nothing/at-all', 'Cookie: ='.padEnd(4000, 'x'), 'Expect: 100-continue', 'Expect: nothing'],
  ...['Content-Length: 0', 'Transfer-Encoding: chunked\r\n\r\n0', 'Upgrade: websocket', 'Upgrade: h2c'],
  ...['__proto__: x', 'constructor: x', 'X-Forwarded-Host: other.example', 'X: '.padEnd(20_000, 'x')],
);

test.each(methods)('%s of every target is answered', async (method) => {
  const sent = targets.map((target) => written(method, Buffer.from(target).toString('latin1')));
  expect(await faults(sent)).toEqual([]);
});

test.each([
  '/about',
  '/static/picture.png',
  '/nothing',
])('every header is answered with %s', async (target) => {
  const sent = ['GET', 'HEAD', 'POST'].flatMap((method) =>
    headers.flatMap((header) => [
      written(method, target, [header]),
      written(method, target, [header, 'Accept-Encoding: br', 'Range: bytes=0-9']),
    ]),
  );
  expect(await faults(sent)).toEqual([]);
});

test('what is no HTTP does not end the server', async () => {
  const rubbish = [
    ...[
      '',
      '\r\n',
      '\0'.repeat(100),
      'GET',
      'GET /',
      'GET / HTTP/9.9\r\n\r\n',
      'HELO x\r\n',
      '\x16\x03\x01\x02\x00',
    ],
    ...[
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.1\r\nHost\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nA\0: b\r\n\r\n',
    ],
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `GET /about HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}\r\n`,
    written('GET', '/about').replace('Connection: close', 'Connection: keep-alive').repeat(20),
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  for (const bytes of rubbish) await exchange(bytes, false);
  expect(await exchange(written('GET', '/about'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*<p>about<\/p>$/);
});

test('clients that go away in the middle do not end the server', async () => {
  const { port } = server.address() as AddressInfo;
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const target = ['/about', '/static/picture.png', '/nothing', '/404.html'][index % 4] ?? '/';
      return new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(written('GET', target).slice(0, 20 + index));
          if (index % 2 === 0) socket.destroy();
          else socket.once('data', () => socket.destroy()).write('\r\n\r\n');
        });
        socket.once('error', () => undefined).once('close', () => resolve());
      });
    }),
  );
  expect(await exchange(written('GET', '/about'))).toMatch(/^HTTP\/1\.1 200 /);
});
