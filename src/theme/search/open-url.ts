import { navigate } from 'gatsby';
import { isSamePageHash, routeTarget } from '../../runtime/link-target';
import { pathPrefix, withoutPrefix } from '../../runtime/path-prefix';

/**
 * Opens a URL as a click on a link would: pages of this site without a reload, everything else by the
 * browser.
 */
export function openUrl(url: string): void {
  const target = routeTarget(url, window.location.origin, pathPrefix());
  if (!target || isSamePageHash(target, window.location)) window.location.assign(url);
  else navigate(withoutPrefix(target.path) + target.query + target.hash);
}
