import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns the SHA-256 of texts, in hex. */
export function digestOf(...texts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** Returns the digest of the sources in project folders (excluding tests) and of the lockfile. */
export function codeDigest(root: string, folders: readonly string[]): string {
  const lockfile = path.join(root, 'package-lock.json');
  const packages = fs.existsSync(lockfile) ? fs.readFileSync(lockfile, 'utf8') : '';
  return digestOf(sourceDigest(root, folders), packages);
}

/** Returns the digest of the sources in project folders, excluding tests. Folders that don't exist are skipped. */
export function sourceDigest(root: string, folders: readonly string[]): string {
  const existing = folders.filter((folder) => fs.existsSync(path.join(root, folder)));
  const files = existing.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return digestOf(
    ...files.sort().map((file) => digestOf(path.relative(root, file), fs.readFileSync(file, 'utf8'))),
  );
}
