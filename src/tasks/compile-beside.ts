import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../content-model/cache-folder';
import { readEnv } from '../site/env';
import { startTask, type TaskOptions } from './start';

/**
 * Compiles the content in another process beside Gatsby, because Gatsby uses only one core. Skipped if most of
 * the content is already compiled. `root` is the absolute path of the project folder.
 */
export async function compileBeside(root: string, options: TaskOptions = {}): Promise<void> {
  const contentDir = path.resolve(root, readEnv(options.env).contentDir);
  if (countCached(root) < countPages(contentDir) / 2)
    await startTask(root, 'compile-trees', { root, contentDir }, options);
}

function countCached(root: string): number {
  const folder = cacheFolder(root);
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
}

function countPages(contentDir: string): number {
  return fs.readdirSync(contentDir, { recursive: true }).filter((name) => /\.mdx?$/.test(String(name)))
    .length;
}
