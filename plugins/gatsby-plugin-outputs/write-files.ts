import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '@docs/content';

/**
 * Writes texts and copies, keyed by their path from the site's root, into the built site. Unchanged files are left
 * alone, so that their compressed versions stay valid. Returns the absolute paths.
 */
export function writeSiteFiles(
  files: { texts: ReadonlyMap<string, string>; copies: ReadonlyMap<string, string> },
  publicFolder: string,
): string[] {
  const target = (name: string) => path.join(publicFolder, name);
  for (const [name, text] of files.texts) writeIfChanged(target(name), text);
  for (const [name, from] of files.copies) linkOrCopy(from, target(name));
  return [...files.texts.keys(), ...files.copies.keys()].map((name) => path.join(publicFolder, name));
}

/** Creates a hard link, which is much faster than a copy; falls back to copying. */
function linkOrCopy(from: string, to: string): void {
  const existing = fs.statSync(to, { throwIfNoEntry: false });
  const source = fs.statSync(from);
  if (existing?.ino === source.ino && existing.dev === source.dev) return;
  fs.rmSync(to, { force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}
