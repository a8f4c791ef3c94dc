import { withoutHtmlSuffix } from '@docs/content/shared';

/**
 * Returns the URL of a location without its `.html` suffix, or undefined if the path has no such suffix. The URL
 * starts with the origin, because the path alone could be a URL on another site: `//example.com/page`.
 */
export function urlWithoutSuffix({
  origin,
  pathname,
  search,
  hash,
}: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>): string | undefined {
  const path = withoutHtmlSuffix(pathname);
  return path === pathname || path === '/404' ? undefined : origin + path + search + hash;
}
