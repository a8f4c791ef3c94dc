import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite, cacheRoot } from '@docs/content';

/**
 * Returns the absolute path of a file in a cache that outlives Gatsby's (`node_modules/.cache/FOLDER/NAME`),
 * and creates the file if it is missing or empty. The name must identify the content, so a file never has to be
 * rebuilt.
 */
export async function cachedFile(
  { root, folder, name }: { root: string; folder: string; name: string },
  make: () => Promise<Buffer | string> | Buffer | string,
): Promise<string> {
  const file = path.join(cacheRoot(root), folder, name);
  if (fs.statSync(file, { throwIfNoEntry: false })?.size) return file;
  atomicWrite(file, await make());
  return file;
}

/** Runs a function for every item with limited concurrency; rejects with the first error. */
export async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
