import fs from 'node:fs';
import path from 'node:path';
import { contentSettings } from '../../../test/support/content-settings';
import { temporaryFolder, writeFiles } from '../../../test/support/temporary';
import { cacheFolder } from './cache-folder';
import { openDocumentCache } from './document-cache';
import type { ModelEnv } from './environment';
import { createSite } from './site';

const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };
const root = temporaryFolder('document-cache', {
  'packages/content/model/a.ts': '',
  'packages/content/compile/a.ts': '',
  'packages/search/engine/a.ts': '',
  'packages/content/shared/a.ts': '',
  'src/settings/a.ts': '',
  'content/docs/a.mdx': '---\ntitle: A title\n---\n\nText\n',
  'content/docs/b.mdx': '---\ntitel: B\n---\n\nText\n',
});
const folders = { root, contentDir: path.join(root, 'content') };
const cacheFiles = () =>
  fs
    .readdirSync(cacheFolder(root))
    .filter((name) => name.startsWith('documents-'))
    .map((name) => path.join(cacheFolder(root), name));

function readSite() {
  const { documents, errors } = createSite({ settings: contentSettings, folders, env }).structure();
  return { titles: documents.of('Doc').map(({ title }) => title), errors };
}

test('a cached file is read as before, with its mistakes; a changed one is read again', () => {
  const first = readSite();
  expect(first.errors).toMatchObject([{ file: 'content/docs/b.mdx', line: 2 }]);
  const [file = ''] = cacheFiles();
  const written = fs.statSync(file).ino;
  expect(readSite()).toEqual(first);
  // Nothing has changed, so nothing was written.
  expect(fs.statSync(file).ino).toBe(written);
  writeFiles(root, { 'content/docs/a.mdx': '---\ntitle: Another title\n---\n\nText\n' });
  expect(readSite().titles).toContain('Another title');
});

test('a cached file is not read again, and files that are gone leave the cache', () => {
  const read = jest.fn(() => ({ documents: [], problems: [] }));
  const open = (keys: string[]) => {
    const cache = openDocumentCache(folders);
    for (const key of keys) cache.read(key, read);
    cache.save();
  };
  open(['a', 'b']);
  open(['a', 'b']);
  expect(read).toHaveBeenCalledTimes(2);
  open(['a']);
  open(['a', 'b']);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a change of the code or a corrupt file empties the cache', () => {
  const isCached = () => {
    const read = jest.fn(() => ({ documents: [], problems: [] }));
    const cache = openDocumentCache(folders);
    cache.read('a', read);
    cache.save();
    return read.mock.calls.length === 0;
  };
  isCached();
  expect(isCached()).toBe(true);
  writeFiles(root, { 'packages/content/model/a.ts': 'changed' });
  expect(isCached()).toBe(false);
  expect(isCached()).toBe(true);
  for (const file of cacheFiles()) fs.writeFileSync(file, '{');
  expect(isCached()).toBe(false);
});
