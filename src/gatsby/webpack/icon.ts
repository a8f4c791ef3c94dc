import fs from 'node:fs';
import path from 'node:path';

/** The site's icon as a data URL. `root` is the project's folder. */
export function iconUrl(root: string): string {
  const svg = fs.readFileSync(path.join(root, 'static/favicon.svg'), 'utf8').trim();
  return `data:image/svg+xml,${svg.replace(/[%#\n]/g, encodeURIComponent).replaceAll('"', "'")}`;
}
