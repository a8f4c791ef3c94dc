import path from 'node:path';
import { watch } from 'chokidar';
import type { LoadedSite, Site } from '../../content-model/site';

/** Debounce time in milliseconds: editors write a file in several steps. */
const quiet = 40;

/**
 * Calls `synchronize` with the files that were changed, added or removed, one call at a time. Resolves when
 * it is watching. Failures are passed to `onError`, and later changes are processed as usual.
 */
export function watchContent(
  { folders }: Site,
  synchronize: (files: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const flush = () => {
    work = work
      .then(() => {
        const files = [...changed];
        changed.clear();
        return files.length > 0 ? synchronize(files) : undefined;
      })
      .catch(onError);
  };
  const watcher = watch([folders.contentDir, path.join(folders.root, 'static')], {
    ignoreInitial: true,
    ignored: /[\\/](node_modules|\.git)([\\/]|$)/,
  });
  watcher.on('all', (_, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(flush, quiet);
  });
  return new Promise((resolve) => watcher.on('ready', resolve));
}

/** Absolute paths of files whose compiled content differs between two states of a site. */
export function changedFiles(before: LoadedSite, after: LoadedSite): string[] {
  const digestOf = ({ compiled }: LoadedSite, file: string) => {
    const result = compiled.get(file);
    return result instanceof Error ? result.message : result?.digest;
  };
  const files = new Set([...before.compiled.keys(), ...after.compiled.keys()]);
  return [...files].filter((file) => digestOf(before, file) !== digestOf(after, file));
}
