import type { ApiExport } from '../shared/api';
import type { DocumentOf } from './sets';

/** An export of a documented package, and the snapshot that says it. */
export interface FoundExport {
  entry: ApiExport;
  /** Absolute path. */
  file: string;
}

/** The exports of all snapshots, by `module name`; the first of several counts. */
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
