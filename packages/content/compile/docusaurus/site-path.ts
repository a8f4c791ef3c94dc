import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the absolute path of a URL such as `@site/static/a.png`. `@site` is the content folder if the file is there,
 * and the folder above it if not. Returns undefined for other URLs.
 */
export function sitePath(address: string, { contentDir }: { contentDir: string }): string | undefined {
  const inside = /^@site\/(.*)$/.exec(address)?.[1];
  if (inside === undefined) return undefined;
  const file = path.join(contentDir, inside);
  return fs.existsSync(path.dirname(file)) ? file : path.join(path.dirname(contentDir), inside);
}
