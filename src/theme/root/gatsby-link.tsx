import type { AnchorHTMLAttributes } from 'react';

/*
 * Takes the place of the package `gatsby-link` in the browser's bundle. Links are plain anchors here, followed and prefetched by one
 * listener of the document (`src/theme/navigation/`), so that the package's component would be 2 KB on every page for nothing.
 * What Gatsby itself needs of the package is below, for the way the site is built: paths keep the slash they are written with.
 */

/** The path prefix: empty for the root. Gatsby's bundler puts its value here. */
declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

interface GatsbyWindow extends Window {
  ___navigate(to: string | number, options?: object): void;
}

const isLocal = (path: string) => !/^[a-z][a-z\d+\-.]*?:/i.test(path);

function prefixed(path: string, prefix: string): string {
  if (!isLocal(path) || path.startsWith('./') || path.startsWith('../')) return path;
  return prefix.replace(/\/$/, '') + (path.startsWith('/') ? path : `/${path}`);
}

/** A path of the site with the path prefix in front; what is no such path stays as it is. */
export function withPrefix(path: string): string {
  return prefixed(path, __BASE_PATH__);
}

/** The same for files, which may stand elsewhere. */
export function withAssetPrefix(path: string): string {
  return prefixed(path, __PATH_PREFIX__);
}

/** Splits an address into path, query and hash; a lone `?` or `#` is none. */
export function parsePath(address: string | undefined): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** Goes to a page of the site, written from the site's root, or some steps through the history. */
export function navigate(to: string | number, options?: object): void {
  (window as unknown as GatsbyWindow).___navigate(typeof to === 'string' ? withPrefix(to) : to, options);
}

/** A plain anchor: use the `Link` of `src/components/link.tsx`. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={withPrefix(to)} />;
}
