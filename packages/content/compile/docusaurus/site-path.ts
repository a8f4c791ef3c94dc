import path from 'node:path';

/**
 * Returns the absolute path of an address such as `@site/static/a.png`, where `@site` is the folder that has the
 * content folder; undefined for other addresses.
 */
export function sitePath(address: string, { contentDir }: { contentDir: string }): string | undefined {
  const inside = /^@site\/(.*)$/.exec(address)?.[1];
  return inside === undefined ? undefined : path.join(path.dirname(contentDir), inside);
}
