import fs from 'node:fs';
import path from 'node:path';

/** Absolute paths of the built site and of the static folder copied into it. */
interface Folders {
  publicFolder: string;
  staticFolder: string;
}

/**
 * Writes texts and copies, keyed by their path from the site's root, into the built site. Returns the
 * absolute paths.
 */
export function writeSiteFiles(
  files: { texts: ReadonlyMap<string, string>; copies: ReadonlyMap<string, string> },
  publicFolder: string,
): string[] {
  const target = (name: string) => {
    const file = path.join(publicFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    return file;
  };
  for (const [name, text] of files.texts) fs.writeFileSync(target(name), text);
  for (const [name, from] of files.copies) linkOrCopy(from, target(name));
  return [...files.texts.keys(), ...files.copies.keys()].map((name) => path.join(publicFolder, name));
}

/** Creates a hard link, which is much faster than a copy; falls back to copying. */
function linkOrCopy(from: string, to: string): void {
  fs.rmSync(to, { force: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/**
 * Removes Markdown, cards and package files of earlier builds: those that are not in `made`. Files copied
 * from `staticFolder` stay.
 */
export function removeStaleFiles(made: readonly string[], { publicFolder, staticFolder }: Folders): void {
  const current = new Set(made);
  for (const entry of fs.readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(publicFolder, file).split(path.sep).join('/');
    const isOurs = /\.md$/.test(name) || /^(?:cards\/.*\.jpg|api\/.*\.json)$/.test(name);
    if (entry.isFile() && isOurs && !current.has(file) && !fs.existsSync(path.join(staticFolder, name)))
      fs.rmSync(file);
  }
}
