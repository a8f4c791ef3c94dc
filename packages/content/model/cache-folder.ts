import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeDigest, digestOf } from './digest';

/** The folders with the code that compiles a file, relative to the project. */
const compilerFolders = [
  'packages/content/compile',
  'packages/content/demos',
  'packages/content/model/schema',
  'packages/content/shared',
  'packages/live-samples/shared',
];

/**
 * Returns the folder below `root`, the project folder, in which compiled content is cached: one folder per
 * version of the compiler.
 */
export function cacheFolder(root: string): string {
  const known = folders.get(root);
  if (known) return known;
  const digest = codeDigest(root, compilerFolders).slice(0, 16);
  const folder = path.join(cacheRoot(root), 'content-trees', digest);
  folders.set(root, folder);
  return folder;
}

/** The compiler's code does not change while a process runs. */
const folders = new Map<string, string>();

/** Set in this process and in its child processes once the warning has been shown. */
const warned = 'READ_ONLY_CACHE_SHOWN';

/**
 * Returns the folder of all caches that outlive Gatsby's: `node_modules/.cache` in the project or, if the project
 * is read-only, a folder in the system's folder for temporary files.
 */
export function cacheRoot(root: string): string {
  const folder = path.join(root, 'node_modules', '.cache');
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return folder;
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const place = path.join(os.tmpdir(), `site-cache-${digestOf(root).slice(0, 16)}`);
    if (!process.env[warned]) console.warn(`node_modules/.cache is read-only, so ${place} is used instead.`);
    process.env[warned] = '1';
    return place;
  }
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
  for (const folder of fs.readdirSync(path.dirname(current), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const place = path.join(folder.parentPath, folder.name);
    for (const name of fs.readdirSync(place)) {
      const file = path.join(place, name);
      if (now - fs.statSync(file).mtimeMs > longestUnused) fs.rmSync(file, { force: true });
    }
    if (fs.readdirSync(place).length === 0) fs.rmdirSync(place);
  }
}
