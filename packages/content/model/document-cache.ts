import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../shared/content-error';
import { hasSameKeys, readCacheFile, writeCacheFile } from './cache-file';
import { cacheFolder } from './cache-folder';
import { detachedCopy } from './detached-copy';
import { codeDigest, digestOf } from './digest';
import type { AnyDocument } from './sets/content-set';

/** The documents and mistakes in one file. They depend only on its path, its bytes and the code below. */
export interface FileDocuments {
  documents: AnyDocument[];
  problems: ContentProblem[];
}

/** Caches the documents of a content folder's files, because parsing their YAML takes most of the reading time. */
export interface DocumentCache {
  /** Returns the cached value of a key, or calls `read` and caches the result. */
  read(key: string, read: () => FileDocuments): FileDocuments;
  /** Writes the values used since the cache was opened to disk, and drops all others. */
  save(): void;
}

/** The code that the documents of a file depend on. */
const code = ['packages/content', 'packages/search', 'src/settings'];

/**
 * Opens the cache of a content folder. A project without this site's sources, as in tests, has no cache.
 */
export function openDocumentCache({ root, contentDir }: { root: string; contentDir: string }): DocumentCache {
  if (!code.every((folder) => fs.existsSync(path.join(root, folder))))
    return { read: (_key, read) => read(), save: () => {} };
  const file = path.join(cacheFolder(root), `documents-${digestOf(contentDir).slice(0, 8)}.json`);
  const digest = codeDigest(root, code);
  const before = readCached(file, digest);
  const files: Record<string, FileDocuments> = {};
  return {
    read(key, read) {
      const found = before[key] ?? detachedCopy(read());
      files[key] = found;
      return found;
    },
    save() {
      if (hasSameKeys(files, before)) return;
      writeCacheFile(file, [digest, JSON.stringify(files)]);
    },
  };
}

function readCached(file: string, digest: string): Record<string, FileDocuments> {
  const [version, files] = readCacheFile(file) ?? [];
  return version === digest && files ? JSON.parse(files) : {};
}
