import fs from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { makeIndexFiles } from '../../plugins/gatsby-plugin-outputs/search-index/write-index';
import { titleRecord } from '../../test/support/search-service';
import { temporaryFolder } from '../../test/support/temporary';
import { searchData } from '../search/engine/data-of-records';
import { findResponse } from './find-response';
import { createMcpHandler } from './http';
import { Library } from './library';
import { RateLimit } from './rate-limit';

const long = `# Long\n\n${'A line of forty characters, more or less.\n'.repeat(1500)}`;
const spring =
  '# `spring()`\n\nMoves.\n\n## Options\n\n### `fps`\n\nFrames.\n\n```md\n## Not a heading\n```\n\n## Next\n\nEnd.\n';
const api = {
  package: 'remotion',
  version: '4.0.357',
  exports: [{ name: 'spring', signature: 'spring(): number' }],
};
const folder = temporaryFolder('agents', {
  ...makeIndexFiles(
    searchData(
      [
        { ...titleRecord('/docs/spring', 'spring()'), answers: ['spring in and hold', 'spring'] },
        titleRecord('/docs/long', 'Long'),
        titleRecord('/', 'Home'),
      ],
      [],
    ),
  ),
  'docs/spring.md': spring,
  'docs/long.md': long,
  'index.md': '# Home\n',
  'secret.md': 'secret',
  'robots.txt': 'Sitemap: https://docs.example.com/sitemap.xml\n',
  'api/remotion.json': JSON.stringify(api),
  'api/changes.json': JSON.stringify([{ package: 'remotion', versions: [] }]),
  'api/schema.json': JSON.stringify({ $id: '/api/schema.json', type: 'object' }),
});
const library = Library.open(folder) as Library;

let server: Server;
let client: Client;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;

beforeAll(async () => {
  const check = async (code: string) => (code.includes('wrong') ? 'Line 1: wrong' : '');
  const handler = createMcpHandler({ library, check, hosts: [library.host], perMinute: 60 });
  server = createServer((asked, response) => void handler(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address())));
});
afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

/** Calls a tool. Returns its text, and whether it is an error. */
async function call(name: string, args: Record<string, unknown>): Promise<[text: string, isError: boolean]> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return [first?.text ?? '', isError === true];
}

describe('MCP', () => {
  it('has the tools, each read-only, and the pages as resources', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'api', 'check']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri).sort()).toEqual([
      'docs://docs/long.md',
      'docs://docs/spring.md',
      'docs://index.md',
    ]);
    const { contents } = await client.readResource({ uri: 'docs://docs/spring.md' });
    expect(contents).toEqual([{ uri: 'docs://docs/spring.md', mimeType: 'text/markdown', text: spring }]);
  });

  it('searches, and says which kinds there are', async () => {
    expect(await call('search', { query: 'spring and hold' })).toEqual([
      '# Pages for “spring and hold”\n\n- [spring()](https://docs.example.com/docs/spring.md): All about spring(). Answers: spring in and hold\n' +
        `\n---\n\nThe first result, /docs/spring:\n\n${spring.trimEnd()}\n`,
      false,
    ]);
    const [found] = await call('search', { query: 'long' });
    expect(found.length).toBeLessThan(9000);
    expect(found).toContain('(It continues: read the page for the rest.)');
    expect(await call('search', { query: 'spring', kind: 'novel' })).toEqual([
      expect.stringMatching(/^There is no kind “novel”. Kinds: guides, api/),
      true,
    ]);
    expect((await call('search', { query: 'x'.repeat(301) }))[1]).toBe(true);
  });

  it('reads a page by its path or address, a section, and a long page in parts', async () => {
    for (const page of ['/docs/spring', 'docs/spring/', 'https://docs.example.com/docs/spring.md#fps'])
      expect(await call('read', { page })).toEqual([spring, false]);
    const section = '## Options\n\n### `fps`\n\nFrames.\n\n```md\n## Not a heading\n```\n';
    expect(await call('read', { page: '/docs/spring', section: 'options' })).toEqual([section, false]);
    let text = '';
    let from: number | undefined = 1;
    while (from) {
      const part = library.read('/docs/long', { from });
      expect(part.text.length).toBeLessThanOrEqual(30_000);
      text += part.text + (part.next ? '\n' : '');
      from = part.next;
    }
    expect(text).toBe(long);
    expect((await call('read', { page: '/docs/long' }))[0]).toMatch(/read it from line \d+/);
  });

  it.each([
    '/secret',
    '../secret.md',
    '/docs/../secret',
    'file:///etc/passwd',
    '/docs/sprong',
    '\0',
  ])('reads no file that is not a page: %j', async (page) => {
    const [text, isError] = await call('read', { page });
    expect([isError, text]).toEqual([true, expect.stringMatching(/^There is no page /)]);
  });

  it('a section that is missing is answered with those that there are', async () => {
    expect(await call('read', { page: '/docs/spring', section: 'Usage' })).toEqual([
      'The page has no section “Usage”. Its sections: `spring()`, Options, `fps`, Next',
      true,
    ]);
  });

  it.each(['spring', '<Spring>', 'spring()'])('looks up %s', async (name) => {
    const [text] = await call('api', { name });
    expect(JSON.parse(text)).toEqual({ package: 'remotion', version: '4.0.357', ...api.exports[0] });
  });

  it('checks code where it can', async () => {
    expect(await call('check', { code: 'right' })).toEqual(['The code has no type errors.', false]);
    expect(await call('check', { code: 'wrong' })).toEqual(['Line 1: wrong', false]);
  });
});

/** Sends a request with headers that `fetch` does not let set. */
function send(
  headers: Record<string, string>,
  { method = 'POST', body = '{}' } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(address(), { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

describe('requests to MCP', () => {
  it.each([
    ['another host', { host: 'evil.example' }, 403],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['an origin that is none', { origin: 'null' }, 403],
    [
      'the host of the site, but no content type',
      { host: 'docs.example.com', origin: 'https://docs.example.com' },
      406,
    ],
  ])('%s is refused', async (_, headers, status) => {
    expect(await send(headers as Record<string, string>)).toBe(status);
  });

  it('other methods, broken JSON and long bodies are refused', async () => {
    expect(await send({}, { method: 'GET', body: '' })).toBe(405);
    expect(await send({}, { body: '{' })).toBe(400);
    expect(await send({}, { body: ' '.repeat(100_001) }).catch(() => 413)).toBe(413);
  });
});

test('a client has its share of requests in a minute', () => {
  let now = 0;
  const limit = new RateLimit(2, () => now);
  expect(['a', 'a', 'b', 'a'].map((name) => limit.accepts(name))).toEqual([true, true, true, false]);
  now = 60_000;
  expect(limit.accepts('a')).toBe(true);
});

test('/find answers as Markdown and as JSON, and explains itself', () => {
  const ask = (query: string, accept = '*/*') => findResponse(library, new URLSearchParams(query), accept);
  expect(ask('q=spring')).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8' });
  const { text } = ask('q=spring', 'application/json');
  expect(JSON.parse(text)).toEqual({
    query: 'spring',
    results: [
      {
        title: 'spring()',
        kind: 'api',
        path: '/docs/spring',
        markdown: 'https://docs.example.com/docs/spring.md',
        reason: 'All about spring().',
      },
    ],
  });
  expect(ask('q=spring&format=json').text).toBe(text);
  expect(ask('q=zzzz').text).toContain('No page matches.');
  expect(ask('q=')).toMatchObject({ status: 400, text: expect.stringContaining('/find?q=') });
});

test('a folder without an index is no library', () => {
  expect(Library.open(path.join(folder, 'docs'))).toBeUndefined();
  expect(fs.existsSync(path.join(folder, 'secret.md'))).toBe(true);
});
