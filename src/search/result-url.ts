import { isExternal } from '@docs/content/shared';

/** The location of this site. */
export interface SitePlace {
  /** Origins of this site, without a trailing slash. */
  origins: readonly string[];
  /** The path prefix, with a leading and without a trailing slash. Empty for the root. */
  prefix: string;
}

/**
 * Returns the URL that a result links to. URLs of this site in the index (routes without the path prefix, or
 * absolute URLs with the published origin) lead to the site that is open, wherever it is served from. Other
 * URLs remain unchanged.
 */
export function resultUrl(url: string, { origins, prefix }: SitePlace): string {
  if (!isExternal(url)) return prefix + (url.startsWith('/') ? url : `/${url}`);
  const parsed = URL.canParse(url) ? new URL(url) : null;
  // A click on a result may only open HTTP URLs.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return `${prefix}/`;
  if (!origins.includes(parsed.origin)) return url;
  const { pathname } = parsed;
  const hasPrefix = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return (hasPrefix ? pathname : prefix + pathname) + parsed.search + parsed.hash;
}
