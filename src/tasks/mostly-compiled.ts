import fs from 'node:fs';
import { cacheFolder } from '../content-model/cache-folder';
import { filesBelow } from '../content-model/read-folder';

/** Returns whether the compiler's cache has most of the content. `pages` is the number of MDX files. */
export function isMostlyCompiled(root: string, pages: number): boolean {
  return countCached(root) >= pages / 2;
}

function countCached(root: string): number {
  const folder = cacheFolder(root);
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
}

/** Returns the number of MDX files in the content folder. */
export function countPages(contentDir: string): number {
  return filesBelow(contentDir).filter((file) => /\.mdx?$/.test(file)).length;
}
