import type { AnchorHTMLAttributes } from 'react';
import { queries } from './pages';
import { withPrefix } from './path-prefix';
import { go, prefetch } from './router';

/*
 * The module `gatsby` in the browser's bundle: what pages import from it. `graphql` is removed when the pages are
 * compiled.
 */

export { withPrefix } from './path-prefix';

/** Opens a page of the site (a root-relative path) or moves by a number of history entries. */
export function navigate(to: string | number, options?: { replace?: boolean }): void {
  if (typeof to === 'number') window.history.go(to);
  else void go(withPrefix(to), options);
}

/** Prefetches a page of the site (a root-relative path). */
export function prefetchPathname(path: string): void {
  prefetch(withPrefix(path));
}

/** A plain anchor. One listener on the document opens its page. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={withPrefix(to)} />;
}

/**
 * Returns the result of a static query.
 * @throws {Error} if it is not loaded
 */
export function useStaticQuery(hash: string): unknown {
  const result = queries[hash];
  if (!result) throw new Error(`The result of the static query ${hash} is not loaded.`);
  return result.data;
}
