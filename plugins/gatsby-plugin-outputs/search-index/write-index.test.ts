import fs from 'node:fs';
import path from 'node:path';
import { searchData } from '../../../packages/search/engine/data-of-records';
import { titleRecord } from '../../../test/support/search-service';
import { temporaryFolder } from '../../../test/support/temporary';
import { makeIndexFiles, writeIndexFiles } from './write-index';

test('files whose names change with their content are below /static/, where every host keeps them for ever', () => {
  const folder = temporaryFolder('write-index', { 'search/index.html': 'the page' });
  const write = (title: string) =>
    writeIndexFiles(makeIndexFiles(searchData([titleRecord('/docs/spring', title)], [])), folder);
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));

  write('spring()');
  const first = read('search/manifest.json');
  expect(first.titles).toMatch(/^static\/search\/titles-[\da-f]{16}\.json$/);
  expect(first.texts).toMatch(/^static\/search\/texts-[\da-f]{16}\.json$/);
  expect(read(first.titles).build).toBe(first.build);

  write('spring(), again');
  const second = read('search/manifest.json');
  expect(second.titles).not.toBe(first.titles);
  const names = [second.titles, second.texts].map((name: string) => path.basename(name)).sort();
  expect(fs.readdirSync(path.join(folder, 'static/search')).sort()).toEqual(names);
  expect(fs.readdirSync(path.join(folder, 'search')).sort()).toEqual(['index.html', 'manifest.json']);
});
