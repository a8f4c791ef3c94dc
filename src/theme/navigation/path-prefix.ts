import { withPrefix } from 'gatsby';

/**
 * Returns the path prefix: with a leading slash, without a trailing one; empty for a site at the root of its
 * origin.
 */
export function pathPrefix(): string {
  return withPrefix('/').replace(/\/+$/, '');
}

/** Returns the path of a location without the path prefix, as pages, links and settings use it. */
export function withoutPrefix(path: string, prefix: string = pathPrefix()): string {
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
