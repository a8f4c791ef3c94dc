import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../test/support/temporary';
import { cacheFolder, cacheRoot, pruneCache } from './cache-folder';

const day = 24 * 60 * 60 * 1000;

test('what nothing has used for two weeks is deleted, of other compilers too', () => {
  const root = temporaryFolder('prune', {
    'packages/content/compile/a.ts': '',
    'packages/content/shared/a.ts': '',
  });
  const folder = cacheFolder(root);
  const other = path.join(path.dirname(folder), 'other');
  writeFiles(folder, { 'used.json': '', 'recent.json': '', 'old.json': '' });
  writeFiles(other, { 'old.json': '' });
  const now = Date.now();
  const age = (file: string, days: number) => {
    const seconds = (now - days * day) / 1000;
    fs.utimesSync(file, seconds, seconds);
  };
  for (const name of ['used', 'old']) age(path.join(folder, `${name}.json`), 15);
  age(path.join(folder, 'recent.json'), 13);
  age(path.join(other, 'old.json'), 15);
  pruneCache(root, new Set(['used']), now);
  expect(fs.readdirSync(folder).sort()).toEqual(['recent.json', 'used.json']);
  expect(fs.existsSync(other)).toBe(false);
});

test('a read-only project is cached outside of it, with one warning', () => {
  const root = temporaryFolder('read-only', { 'packages/content/compile/a.ts': '' });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const mkdir = jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  });
  const folder = cacheFolder(root);
  expect(cacheFolder(root)).toBe(folder);
  expect(folder.startsWith(root)).toBe(false);
  expect(folder.startsWith(cacheRoot(root))).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
  mkdir.mockRestore();
  warn.mockRestore();
});
