import fs from 'node:fs';
import path from 'node:path';

/** Returns the URLs of the files in `static/`. */
export function staticFiles(root: string): string[] {
  const folder = path.join(root, 'static');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}
