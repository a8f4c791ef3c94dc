import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../content-model/atomic-write';

/**
 * A file of the cache that outlives Gatsby's own (`node_modules/.cache/FOLDER/NAME`), made where it is not there yet. The name says
 * what it is made of, so it never has to be made again. Returns its absolute path.
 */
export async function cachedFile(
  { root, folder, name }: { root: string; folder: string; name: string },
  make: () => Promise<Buffer | string> | Buffer | string,
): Promise<string> {
  const file = path.join(root, 'node_modules', '.cache', folder, name);
  if (fs.existsSync(file)) return file;
  atomicWrite(file, await make());
  return file;
}

/** Does something with every item, a few at a time; ends with the first error. */
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
