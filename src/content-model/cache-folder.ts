import fs from 'node:fs';
import path from 'node:path';
import { codeDigest } from './digest';

let compilerDigest: string | undefined;

/** Where compiled content is kept, below the project's folder `root`: a folder for each state of the compiler. */
export function cacheFolder(root: string): string {
  compilerDigest ??= codeDigest(root, ['src/mdx/compile', 'src/shared']).slice(0, 16);
  return path.join(root, 'node_modules', '.cache', 'content-trees', compilerDigest);
}

/** How many files this compiler has compiled. */
export function countCached(root: string): number {
  const folder = cacheFolder(root);
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
}
