import fs from 'node:fs';
import path from 'node:path';
import { countCached } from '../../content-model/cache-folder';
import { startTask, type TaskOptions } from './start';

/**
 * Has another process compile the content while Gatsby starts: it works on one core, and there are others. Where most of it is compiled
 * already, Gatsby needs no help. `root` is the project's folder, `contentDir` is relative to it or absolute.
 */
export async function compileBeside(root: string, contentDir: string, options: TaskOptions): Promise<void> {
  if (countCached(root) < countPages(path.resolve(root, contentDir)) / 2)
    await startTask(root, 'compile-trees', { root }, options);
}

function countPages(contentDir: string): number {
  return fs.readdirSync(contentDir, { recursive: true }).filter((name) => /\.mdx?$/.test(String(name)))
    .length;
}
