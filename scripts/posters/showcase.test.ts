import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../test/support/temporary';
import { makeShowcasePosters, maximumBytes } from './showcase.mjs';

let server: Server;
let origin: string;

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = await sharp({ create: { width: 400, height: 225, channels: 3, background: '#888', noise } })
    .blur(3)
    .png()
    .toBuffer();
  server = createServer(({ url = '' }, answer) => {
    if (url.startsWith('/oembed')) answer.end(JSON.stringify({ thumbnail_url: `${origin}/picture.png` }));
    else if (url === '/picture.png') answer.end(picture);
    else if (url === '/page') answer.end('<meta property="og:image" content="/picture.png">');
    else answer.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

const entry = (type: string, url: string, more = '') =>
  `title: "A"\nlinks:\n  - type: ${type}\n    url: "${url}"\n${more}`;

test('each video without a poster gets one, with its source, and hosts that give none are named', async () => {
  const root = temporaryFolder('showcase', {
    'content/showcase/service.yaml': entry('video', 'https://www.videos.test/watch?v=1'),
    'content/showcase/page.yaml': entry('video', `${origin}/page`),
    'content/showcase/gone.yaml': entry('video', `${origin}/gone`),
    'content/showcase/site.yaml': entry('website', `${origin}/page`),
    'content/showcase/done.yaml': entry('video', `${origin}/page`, `poster: "${origin}/old.png"\n`),
  });
  const contentDir = join(root, 'content');
  const hosts = { 'videos.test': `${origin}/oembed?url=` };
  const { made, failed } = await makeShowcasePosters({ root, contentDir, hosts });
  expect(made).toEqual(['page', 'service']);
  expect(failed).toEqual([{ name: 'gone', why: `found: status 404 for ${origin}/gone` }]);
  for (const name of made) {
    const file = join(root, 'static/showcase', `${name}.avif`);
    expect(readFileSync(file).length).toBeLessThan(maximumBytes);
    expect((await sharp(file).metadata()).format).toBe('heif');
  }
  expect(readFileSync(join(contentDir, 'showcase/page.yaml'), 'utf8')).toBe(
    entry('video', `${origin}/page`, `poster: ${origin}/picture.png\n`),
  );
  expect(existsSync(join(root, 'static/showcase/site.avif'))).toBe(false);

  const again = await makeShowcasePosters({ root, contentDir, hosts, only: ['done'] });
  expect(again.made).toEqual(['done']);
});
