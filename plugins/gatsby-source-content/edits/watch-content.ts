import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, type Site, staticFolders } from '@docs/content';
import { type AsyncSubscription, subscribe } from '@parcel/watcher';

/**
 * Calls `onChange` with the files and folders that were changed, added or removed. Resolves when it is watching.
 * The watcher runs in its own thread, so it misses no change while webpack blocks this thread. Returns a
 * function that stops it.
 */
export async function watchContent(
  { folders }: Pick<Site, 'folders'>,
  onChange: (files: readonly string[]) => void,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const watcher: Watcher = { subscriptions: new Set(), onChange, onError };
  await watchFolder(folders.contentDir, watcher);
  for (const folder of staticFolders(folders))
    if (!folder.startsWith(folders.contentDir + path.sep)) await watchFolder(folder, watcher);
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
          .then(() => onChange(filesBelow(file)))
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
