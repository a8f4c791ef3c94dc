import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { replaceFiles } from './replace-files';

test('files of earlier builds are removed, and those that are the same stay with their compressed versions', () => {
  const folder = temporaryFolder('replace-files', {
    'static/x/a-1.json': 'a',
    'static/x/a-1.json.br': 'compressed',
    'static/x/b-1.json': 'b',
    'static/x/c.json': 'c',
    'static/x/b-1.json.gz': 'compressed',
  });
  const inode = () => fs.statSync(path.join(folder, 'static/x/a-1.json')).ino;
  const before = inode();
  replaceFiles(folder, '/static/x', [
    { url: '/static/x/a-1.json', text: 'a' },
    { url: '/static/x/b-2.json', text: 'B' },
    { url: '/static/x/c.json', text: 'C' },
  ]);
  expect(fs.readdirSync(path.join(folder, 'static/x')).sort()).toEqual([
    'a-1.json',
    'a-1.json.br',
    'b-2.json',
    'c.json',
  ]);
  expect(fs.readFileSync(path.join(folder, 'static/x/b-2.json'), 'utf8')).toBe('B');
  expect(fs.readFileSync(path.join(folder, 'static/x/c.json'), 'utf8')).toBe('C');
  expect(inode()).toBe(before);
});
