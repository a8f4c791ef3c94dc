import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeIfChanged } from '../../../packages/content/model/write-files';
import type { OutputPage } from '../page';
import { drawCards } from '.';
import { titleSize, titleWords } from './layout';

const project = path.resolve(__dirname, '../../..');
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

test('files that are the same already are left alone', () => {
  const file = path.join(root, 'same/docs/a.md');
  const state = () => [fs.statSync(file).ino, fs.statSync(file).ctimeMs];
  writeIfChanged(file, 'text');
  const before = state();
  writeIfChanged(file, Buffer.from('text'));
  expect(state()).toEqual(before);
  writeIfChanged(file, 'changed');
  expect(fs.readFileSync(file, 'utf8')).toBe('changed');
});
