import { withPrefix } from 'gatsby';

/** The path prefix: a slash in front, none at the end; empty for a site at the root of its origin. */
export function pathPrefix(): string {
  return withPrefix('/').replace(/\/+$/, '');
}

/** The path of a location without the path prefix: what pages, links and settings are written in. */
export function withoutPrefix(path: string, prefix: string = pathPrefix()): string {
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
