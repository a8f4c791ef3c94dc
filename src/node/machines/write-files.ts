import fs from 'node:fs';
import path from 'node:path';

/**
 * Brings files to the built site (`publicFolder`): texts and copies by their path from the site's root. Markdown and cards of earlier
 * builds that no page has any more go; what `staticFolder` has was copied as it is, and stays.
 */
export function writeSiteFiles(
  files: { texts: ReadonlyMap<string, string>; copies: ReadonlyMap<string, string> },
  { publicFolder, staticFolder }: { publicFolder: string; staticFolder: string },
): void {
  const made = new Set<string>();
  for (const [name, text] of files.texts) fs.writeFileSync(target(name), text);
  for (const [name, from] of files.copies) fs.copyFileSync(from, target(name));
  const all = fs.readdirSync(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of all) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(publicFolder, file);
    const isOurs = /\.md$/.test(name) || /^cards\/.*\.jpg$/.test(name.split(path.sep).join('/'));
    if (entry.isFile() && isOurs && !made.has(file) && !fs.existsSync(path.join(staticFolder, name)))
      fs.rmSync(file);
  }

  function target(name: string): string {
    const file = path.join(publicFolder, name);
    made.add(file);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    return file;
  }
}
