import path from 'node:path';

/**
 * Returns the absolute path of a URL such as `@site/static/a.png`, where `@site` is the parent of the content
 * folder. Returns undefined for other URLs.
 */
export function sitePath(address: string, { contentDir }: { contentDir: string }): string | undefined {
  const inside = /^@site\/(.*)$/.exec(address)?.[1];
  return inside === undefined ? undefined : path.join(path.dirname(contentDir), inside);
}
