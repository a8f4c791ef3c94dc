import { isExternal } from '../shared/paths';

/** Where this site stands. */
export interface SitePlace {
  /** Origins that mean this site, without a slash at the end. */
  origins: readonly string[];
  /** The path prefix: a slash in front, none at the end; empty for the root. */
  prefix: string;
}

/**
 * The address that a result leads to. What the index knows of this site (its routes are written without the
 * path prefix, or with the origin it is published at) leads to this very site, wherever it is served from;
 * other addresses stay as they are.
 */
export function resultUrl(url: string, { origins, prefix }: SitePlace): string {
  if (!isExternal(url)) return prefix + (url.startsWith('/') ? url : `/${url}`);
  const parsed = URL.canParse(url) ? new URL(url) : null;
  // Nothing but an address may be opened by a click on a result.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return `${prefix}/`;
  if (!origins.includes(parsed.origin)) return url;
  const { pathname } = parsed;
  const hasPrefix = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return (hasPrefix ? pathname : prefix + pathname) + parsed.search + parsed.hash;
}
