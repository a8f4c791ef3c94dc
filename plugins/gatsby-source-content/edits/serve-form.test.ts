import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FormAnswer } from '../../../packages/content/shared/content-form';
import { temporaryFolder } from '../../../test/support/temporary';
import { serveForm } from './serve-form';

const root = temporaryFolder('form', {
  'content/docs/a.mdx': '---\ntitle: A # short\n---\n\nText.\n',
  'content/docs/_part.mdx': 'Part.\n',
  'secret.mdx': '---\ntitle: Secret\n---\n',
});
const contentDir = path.join(root, 'content');
fs.symlinkSync(path.join(root, 'secret.mdx'), path.join(contentDir, 'docs/link.mdx'));
const own = { host: 'localhost:8000', origin: 'http://localhost:8000' };

async function ask(request: object, headers: object = own, remoteAddress = '127.0.0.1') {
  const post = jest.fn();
  serveForm({ post }, () => ({
    folders: { root, contentDir },
    isStrict: true,
    fileOfRoute: (route) => (route === '/docs/a' ? path.join(contentDir, 'docs/a.mdx') : undefined),
  }));
  const body = Object.assign(Readable.from([Buffer.from(JSON.stringify(request))]), {
    headers,
    socket: { remoteAddress },
  });
  const writeHead = jest.fn();
  const text = await new Promise<string>((resolve) =>
    post.mock.calls[0][1](body, { writeHead, end: resolve }),
  );
  return { status: writeHead.mock.calls[0][0] as number, answer: JSON.parse(text) as FormAnswer };
}

const saved = () => fs.readFileSync(path.join(contentDir, 'docs/a.mdx'), 'utf8');

test('a page shows the form of its file, and a change is written to the file', async () => {
  const { status, answer } = await ask({ path: '/docs/a' });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    file: 'content/docs/a.mdx',
    files: [
      'content/docs/a.mdx',
      ...['navbar', 'footer', 'announcement'].map((name) => `content/settings/${name}.yaml`),
    ],
  });
  const changes = { title: { from: 'A', to: 'B' } };
  expect(await ask({ file: 'content/docs/a.mdx', changes })).toMatchObject({ answer: { problems: [] } });
  expect(saved()).toBe('---\ntitle: B # short\n---\n\nText.\n');
});

test('a mistake is not written', async () => {
  const before = saved();
  const changes = { slug: { from: '', to: 'a//b' }, sidebar_position: { from: '', to: 'first' } };
  const { answer } = await ask({ file: 'content/docs/a.mdx', changes });
  expect(answer).toMatchObject({
    problems: expect.arrayContaining([{ field: 'sidebar_position', text: expect.any(String) }]),
  });
  expect(saved()).toBe(before);
});

test('settings that do not exist yet are created', async () => {
  expect(await ask({ path: '/blog' })).toMatchObject({ answer: { file: 'content/settings/navbar.yaml' } });
  const changes = { id: { from: '', to: 'new' }, content: { from: '', to: 'Hello.' } };
  await ask({ file: 'content/settings/announcement.yaml', changes });
  expect(fs.readFileSync(path.join(contentDir, 'settings/announcement.yaml'), 'utf8')).toBe(
    'id: new\ncontent: Hello.\n',
  );
});

test('only pages of this server on this machine are answered', async () => {
  const request = { path: '/docs/a' };
  const refused: [object, string?][] = [
    [{ host: 'localhost:8000' }],
    [{ ...own, origin: 'http://localhost:9000' }],
    [{ ...own, origin: 'https://evil.test' }],
    [{ ...own, origin: 'null' }],
    [{ host: 'evil.test:8000', origin: 'http://evil.test:8000' }],
    [{ host: 'localhost.evil.test', origin: 'http://localhost.evil.test' }],
    [own, '192.168.1.7'],
    [own, '::ffff:10.0.0.1'],
  ];
  for (const [headers, address] of refused) expect((await ask(request, headers, address)).status).toBe(403);
  expect((await ask(request, { host: '[::1]:8000', origin: 'http://[::1]:8000' }, '::1')).status).toBe(200);
});

test('files outside of the content folder, and those without a schema, cannot be read or written', async () => {
  const outside = [
    'secret.mdx',
    '../secret.mdx',
    '/etc/passwd',
    'content/../secret.mdx',
    'content/docs/link.mdx',
  ];
  for (const file of [...outside, 'content/docs/_part.mdx', 'content/docs/none.mdx', 'content']) {
    const changes = { title: { from: 'Secret', to: 'Known' } };
    expect((await ask({ file, changes })).status).toBe(404);
  }
  expect(fs.readFileSync(path.join(root, 'secret.mdx'), 'utf8')).toContain('Secret');
  expect((await ask({ file: 5 })).status).toBe(400);
});
