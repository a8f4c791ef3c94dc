const exact = String.raw`v?(\d+\.\d+\.\d+)(?![\d.])`;

/** Where files say which version of Remotion is installed, the most exact first. */
const places = [
  // package-lock.json, and the older format of it
  `"(?:[^"\\s]*node_modules/)?remotion": \\{\\s*"version": "${exact}`,
  // yarn.lock
  `^"?remotion@[^\\n]*:\\r?\\n\\s+version:? "?${exact}`,
  // pnpm-lock.yaml, bun.lock
  `(?:^|[\\s"'/])remotion[@/]${exact}`,
  // package.json
  `"(?:remotion|@remotion/[\\w-]+)":\\s*"=?${exact}`,
  // a version that a reader types
  `^\\s*=?${exact}\\s*$`,
];

/**
 * Returns the version of Remotion in a text: the version itself, a `package.json`, or the lockfile of a package
 * manager. Returns undefined if there is none, or only a range such as `^4.0.0`.
 */
export function findVersion(text: string): string | undefined {
  for (const place of places) {
    const found = new RegExp(place, 'm').exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
}

/** Returns what a text has instead of an exact version: a range such as `^4.0.0`, or a tag such as `latest`. */
export function findRange(text: string): string | undefined {
  const found = /"(?:remotion|@remotion\/[\w-]+)":\s*"([^"\s]+)"|^\s*([!-z~]{1,30})\s*$/.exec(text);
  return found?.[1] ?? found?.[2];
}
