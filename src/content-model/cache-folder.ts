import fs from 'node:fs';
import path from 'node:path';
import { codeDigest } from './digest';

/**
 * Returns the folder below `root`, the project folder, in which compiled content is cached: one folder per
 * version of the compiler.
 */
export function cacheFolder(root: string): string {
  const known = folders.get(root);
  if (known) return known;
  const digest = codeDigest(root, ['src/mdx/compile', 'src/shared']).slice(0, 16);
  const folder = path.join(cacheRoot(root), digest);
  folders.set(root, folder);
  return folder;
}

/** The compiler's code does not change while a process runs. */
const folders = new Map<string, string>();

function cacheRoot(root: string): string {
  return path.join(root, 'node_modules', '.cache', 'content-trees');
}

/**
 * How long an unused cached result is kept, in milliseconds: two weeks, so that switching back to a branch is
 * fast.
 */
const longestUnused = 14 * 24 * 60 * 60 * 1000;

/**
 * Deletes cached results that have not been used for two weeks, including those of other compiler versions.
 * `used` contains the keys in use; `now` is in milliseconds.
 */
export function pruneCache(root: string, used: ReadonlySet<string>, now: number): void {
  const current = cacheFolder(root);
  if (!fs.existsSync(current)) return;
  for (const key of used) {
    const file = path.join(current, `${key}.json`);
    if (fs.existsSync(file)) fs.utimesSync(file, now / 1000, now / 1000);
  }
  for (const folder of fs.readdirSync(cacheRoot(root), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const place = path.join(folder.parentPath, folder.name);
    for (const name of fs.readdirSync(place)) {
      const file = path.join(place, name);
      if (now - fs.statSync(file).mtimeMs > longestUnused) fs.rmSync(file, { force: true });
    }
    if (fs.readdirSync(place).length === 0) fs.rmdirSync(place);
  }
}
