import fs from 'node:fs';
import { cacheFolder } from '../content-model/cache-folder';
import { filesBelow, type SiteFolders } from '../content-model/read-folder';

/** Returns whether most of the content is in the compiler's cache. */
export function isMostlyCompiled({ root, contentDir }: SiteFolders): boolean {
  return countCached(root) >= countPages(contentDir) / 2;
}

function countCached(root: string): number {
  const folder = cacheFolder(root);
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
}

/** Returns the number of MDX files in the content folder. */
export function countPages(contentDir: string): number {
  return filesBelow(contentDir).filter((file) => /\.mdx?$/.test(file)).length;
}
