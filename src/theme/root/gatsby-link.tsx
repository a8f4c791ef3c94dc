import type { AnchorHTMLAttributes } from 'react';

/*
 * Replaces the package `gatsby-link` in the browser's bundle. Links are plain anchors here, followed and
 * prefetched by one listener on the document (`src/theme/navigation/`), so the package's component would add
 * 2 KB to every page without any use. This module contains what Gatsby itself imports from the package. Paths
 * keep their trailing slash as written.
 */

/** The path prefix; empty for the root. Gatsby's webpack configuration inserts its value. */
declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

interface GatsbyWindow extends Window {
  ___navigate(to: string | number, options?: object): void;
}

declare const window: GatsbyWindow;

const isLocal = (path: string) => !/^[a-z][a-z\d+\-.]*?:/i.test(path);

function prefixed(path: string, prefix: string): string {
  if (!isLocal(path) || path.startsWith('./') || path.startsWith('../')) return path;
  return prefix.replace(/\/$/, '') + (path.startsWith('/') ? path : `/${path}`);
}

/** Adds the path prefix to a path of the site; returns anything else unchanged. */
export function withPrefix(path: string): string {
  return prefixed(path, __BASE_PATH__);
}

/** Adds the asset prefix to the path of a file; files may be on another host. */
export function withAssetPrefix(path: string): string {
  return prefixed(path, __PATH_PREFIX__);
}

/** Splits a URL into path, query and hash. A lone `?` or `#` counts as empty. */
export function parsePath(address: string | undefined): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** Navigates to a page of the site (a root-relative path) or by a number of history entries. */
export function navigate(to: string | number, options?: object): void {
  window.___navigate(typeof to === 'string' ? withPrefix(to) : to, options);
}

/** A plain anchor. Use the `Link` of `src/components/link.tsx` instead. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={withPrefix(to)} />;
}
