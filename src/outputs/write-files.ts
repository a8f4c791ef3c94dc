import fs from 'node:fs';
import path from 'node:path';

/** Where the built site is, and what was copied into it as it is; absolute. */
interface Folders {
  publicFolder: string;
  staticFolder: string;
}

/** Brings texts and copies, by their path from the site's root, to the built site. Gives the files, absolute. */
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

/** Gives a file a second name, which takes a fraction of a copy; where that cannot be, copies it. */
function linkOrCopy(from: string, to: string): void {
  fs.rmSync(to, { force: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/**
 * Removes Markdown, cards and files about packages of earlier builds: those that are not among `made`. What `staticFolder` has was
 * copied as it is, and stays.
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
