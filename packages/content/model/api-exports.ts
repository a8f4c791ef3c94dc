import type { ApiExport } from '../shared/api';
import type { DocumentOf } from './sets';

/** An export of a documented package, and the snapshot that lists it. */
export interface FoundExport {
  entry: ApiExport;
  /** Absolute path. */
  file: string;
}

/**
 * Returns the exports in all snapshots, by `module name`. If several snapshots have the same export, the
 * first wins.
 */
export function indexExports(packages: readonly DocumentOf<'ApiPackage'>[]): Map<string, FoundExport> {
  const found = new Map<string, FoundExport>();
  for (const { exports, sourcePath } of packages) {
    for (const entry of exports) {
      for (const module of [entry.module, ...(entry.alsoIn ?? [])]) {
        const key = `${module} ${entry.name}`;
        if (!found.has(key)) found.set(key, { entry, file: sourcePath });
      }
    }
  }
  return found;
}
