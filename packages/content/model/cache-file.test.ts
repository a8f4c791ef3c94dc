import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { readCacheFile, writeCacheFile } from './cache-file';

const file = path.join(temporaryFolder('cache-file', {}), 'deep/er/a.json');

test('a file is read as it was written', () => {
  expect(readCacheFile(file)).toBeUndefined();
  writeCacheFile(file, ['{"a":"ü"}', '[]']);
  expect(readCacheFile(file)).toEqual(['{"a":"ü"}', '[]']);
});

test.each([
  ['empty', () => ''],
  ['truncated', (text: string) => text.slice(0, -3)],
  ['cut at a line', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
  ['changed, and still JSON', (text: string) => text.replace('1', '2')],
  ['of another version', (text: string) => text.split('\n').slice(0, 2).join('\n')],
])('a file that is %s counts as missing', (_, change) => {
  writeCacheFile(file, ['{"a":1}', '[]']);
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  expect(readCacheFile(file)).toBeUndefined();
});
