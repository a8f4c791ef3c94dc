import fs from 'node:fs';
import path from 'node:path';
import { type AsyncSubscription, subscribe } from '@parcel/watcher';
import type { Site } from '../content-model/site';

/**
 * Calls `synchronize` with the files and folders that were changed, added or removed, one call at a time.
 * Resolves when it is watching. Failures are passed to `onError`, and later changes are processed as usual.
 * The watcher runs in its own thread and batches changes, so it misses none while webpack blocks this thread.
 * Returns a function that stops it.
 */
export async function watchContent(
  { folders }: Site,
  synchronize: (files: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let work = Promise.resolve();
  const flush = async () => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await synchronize(files);
  };
  const onChange = (files: readonly string[]) => {
    for (const file of files) changed.add(file);
    work = work.then(flush).catch(onError);
  };
  const watcher: Watcher = { subscriptions: new Set(), onChange, onError };
  await watchFolder(folders.contentDir, watcher);
  await watchFolder(path.join(folders.root, 'static'), watcher);
  return async () => {
    for (const subscription of watcher.subscriptions) await subscription.unsubscribe();
  };
}

interface Watcher {
  subscriptions: Set<AsyncSubscription>;
  onChange(files: readonly string[]): void;
  onError(error: unknown): void;
}

/** Watches a folder, which may be a symbolic link. */
async function watchFolder(folder: string, watcher: Watcher): Promise<void> {
  const { subscriptions, onChange, onError } = watcher;
  const real = await fs.promises.realpath(folder);
  const subscription = await subscribe(
    real,
    (error, events) => {
      if (error) return onError(error);
      const files = events.map((event) => path.join(folder, path.relative(real, event.path)));
      onChange(files);
      // A new folder of the same name is watched again.
      if (events.some((event) => event.type === 'delete' && event.path === real)) {
        subscriptions.delete(subscription);
        subscription.unsubscribe().catch(onError);
      }
      // The watcher does not see files that were created in a new folder before it was watched.
      for (const [index, file] of files.entries()) {
        if (events[index]?.type !== 'create' || !isFolder(file)) continue;
        watchFolder(file, watcher)
          .then(() => onChange(filesIn(file)))
          .catch(onError);
      }
    },
    { ignore: ['**/node_modules/**', '**/.git/**'] },
  );
  subscriptions.add(subscription);
}

function isFolder(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function filesIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
}
