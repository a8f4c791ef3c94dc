import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cachedFile, forEachOf } from './cached-file';
import { drawCards } from './og-images';
import { titleSize, titleWords } from './og-images/layout';
import type { OutputPage } from './page';
import { writeSiteFiles } from './write-files';

const project = path.resolve(__dirname, '../..');
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'machines-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('titles on cards', () => {
  it('are smaller the longer they are, and a long word is never broken', () => {
    const sizes = ['spring()', 'A guide to animating text', 'a '.repeat(40), 'a '.repeat(80)].map(titleSize);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(titleSize('getCompositionsOnLambdaWithAVeryLongName()') * 42 * 0.6).toBeLessThanOrEqual(1024);
  });

  it('code and the text behind it stay together', () => {
    expect(titleWords('`spring()`: how it moves')).toEqual([
      [
        { text: 'spring()', isCode: true },
        { text: ':', isCode: false },
      ],
      [{ text: 'how', isCode: false }],
      [{ text: 'it', isCode: false }],
      [{ text: 'moves', isCode: false }],
    ]);
  });
});

test('a card is 1200 by 630 pixels, and is drawn anew only where its words change', async () => {
  for (const name of [
    'package.json',
    'node_modules/@fontsource',
    'static',
    'plugins/gatsby-plugin-outputs/og-images',
  ]) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.symlinkSync(path.join(project, name), path.join(root, name));
  }
  const page = (title: string) => ({ path: '/docs/a', title, trail: ['Guides'] }) as OutputPage;
  const draw = async (title: string) =>
    String((await drawCards([page(title)], root)).get('/cards/docs/a.jpg'));

  const first = await draw('spring()');
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { mtimeMs } = fs.statSync(first);
  expect(await draw('spring()')).toBe(first);
  expect(fs.statSync(first).mtimeMs).toBe(mtimeMs);
  const second = await draw('interpolate()');
  expect(second).not.toBe(first);
  expect(fs.readFileSync(second).equals(fs.readFileSync(first))).toBe(false);
});

test('what is kept is made once', async () => {
  let made = 0;
  const make = () => `made ${++made}`;
  const place = { root, folder: 'things', name: 'a.txt' };
  const files = [await cachedFile(place, make), await cachedFile(place, make)];
  expect(files.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['made 1', 'made 1']);
});

test('work on many ends with its first error, and each is done once', async () => {
  const done: number[] = [];
  await forEachOf([1, 2, 3, 4, 5], 2, async (item) => void done.push(item));
  expect(done).toEqual([1, 2, 3, 4, 5]);
  await expect(forEachOf([1], 4, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('files that are the same already are left alone', () => {
  const publicFolder = path.join(root, 'same');
  const card = path.join(root, 'card.jpg');
  fs.writeFileSync(card, 'first');
  const make = (text: string) =>
    writeSiteFiles(
      { texts: new Map([['/docs/a.md', text]]), copies: new Map([['/cards/docs/a.jpg', card]]) },
      publicFolder,
    );
  const files = make('text');
  const states = () => files.map((file) => [fs.statSync(file).ino, fs.statSync(file).ctimeMs]);
  const before = states();
  make('text');
  expect(states()).toEqual(before);

  fs.rmSync(card);
  fs.writeFileSync(card, 'second');
  make('changed');
  expect(files.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['changed', 'second']);
});
