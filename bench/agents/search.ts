import fs from 'node:fs';
import path from 'node:path';
import { manifestFile, type SearchManifest } from '@docs/search';
import { readIndexFiles } from '@docs/search/engine';

export { engineOf } from '../search/engine';
export { readQueries } from '../search/queries';

/** Reads the data of the search from a built site. */
export function readData(folder: string) {
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const { titles, texts } = read(manifestFile) as SearchManifest;
  return readIndexFiles(read(titles), read(texts));
}
