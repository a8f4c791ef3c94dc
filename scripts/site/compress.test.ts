import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../test/support/temporary';
import { compressFolder } from './compress.mjs';

const text = 'A sentence that is repeated. '.repeat(100);

const contents = (file: string) => ({
  brotli: brotliDecompressSync(fs.readFileSync(`${file}.br`)).toString(),
  gzip: gunzipSync(fs.readFileSync(`${file}.gz`)).toString(),
});

/** Writes a file again and changes its modification time, as a build does. */
function write(file: string, content: string, minutes: number): void {
  fs.writeFileSync(file, content);
  fs.utimesSync(file, minutes * 60, minutes * 60);
}

test('text files get two versions; small files and pictures get none', async () => {
  const folder = temporaryFolder('compress', { 'a/page.html': text, 'small.css': 'a{}', 'b.png': text });
  expect(await compressFolder(folder)).toBe(1);
  expect(contents(path.join(folder, 'a/page.html'))).toEqual({ brotli: text, gzip: text });
  expect(fs.readdirSync(folder).sort()).toEqual(['a', 'b.png', 'small.css']);
});

test('a file that is written again with the same content keeps its versions', async () => {
  const folder = temporaryFolder('compress', { 'page.html': text });
  const file = path.join(folder, 'page.html');
  write(file, text, 1);
  await compressFolder(folder);
  const versions = ['.br', '.gz'].map((ending) => file + ending);
  const inodes = () => versions.map((version) => fs.statSync(version).ino);
  const before = inodes();
  write(file, text, 2);
  expect(await compressFolder(folder)).toBe(0);
  expect(inodes()).toEqual(before);
  // The next run need not unpack them.
  expect(versions.map((version) => fs.statSync(version).mtimeMs)).toEqual([120_000, 120_000]);
});

test('changed content, a missing version and a damaged one are packed again', async () => {
  const folder = temporaryFolder('compress', { 'page.html': text });
  const file = path.join(folder, 'page.html');
  write(file, text, 1);
  await compressFolder(folder);
  const changed = text.replace('A', 'B');
  write(file, changed, 2);
  expect(await compressFolder(folder)).toBe(1);
  expect(contents(file)).toEqual({ brotli: changed, gzip: changed });
  fs.rmSync(`${file}.br`);
  expect(await compressFolder(folder)).toBe(1);
  fs.writeFileSync(`${file}.gz`, 'damaged');
  expect(await compressFolder(folder)).toBe(1);
  expect(contents(file)).toEqual({ brotli: changed, gzip: changed });
});

test('versions of removed files and of files that became small are removed', async () => {
  const folder = temporaryFolder('compress', { 'page.html': text, 'other.html': text });
  await compressFolder(folder);
  fs.rmSync(path.join(folder, 'page.html'));
  write(path.join(folder, 'other.html'), 'short', 3);
  expect(await compressFolder(folder)).toBe(0);
  expect(fs.readdirSync(folder)).toEqual(['other.html']);
});
