/**
 * Removes the trailing slash of a path, except for the root: `/docs/ai/` and `/docs/ai` are the same page.
 */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Returns whether two paths lead to the same page. */
export function isSamePath(a: string, b: string): boolean {
  return withoutTrailingSlash(a) === withoutTrailingSlash(b);
}

/** Returns whether a URL is external: it has a protocol or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Decodes the percent-encoding of a URL; returns invalid encodings, such as `%zz`, unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits a URL into path, query (with `?`) and hash (with `#`). */
export function splitAddress(href: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { path, query, hash };
}

/** Joins path segments with single slashes. */
export function joinPaths(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .join('/')
    .replace(/\/{2,}/g, '/');
}

/** Removes an `index.html` or `.html` suffix, as used in old links: `/docs/index.html` -> `/docs/`. */
export function withoutHtmlSuffix(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
