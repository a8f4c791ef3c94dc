declare global {
  /** The path prefix of pages; empty for the root. Gatsby's webpack configuration inserts the value. */
  const __BASE_PATH__: string;
  /** The same for files, which may be on another host. */
  const __PATH_PREFIX__: string;
}

/**
 * Returns the path prefix: with a leading slash but no trailing slash. It is empty for a site at the root of its
 * origin.
 */
export const pathPrefix = (): string => __BASE_PATH__;

/** Returns the path of a location without the path prefix, as pages, links and settings use it. */
export function withoutPrefix(path: string, prefix: string = pathPrefix()): string {
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}

/** Adds the path prefix to a path of the site. Returns relative paths and URLs with a protocol unchanged. */
export function withPrefix(path: string): string {
  if (/^([a-z][a-z\d+\-.]*:|\.\.?\/)/i.test(path)) return path;
  return pathPrefix() + (path.startsWith('/') ? path : `/${path}`);
}
