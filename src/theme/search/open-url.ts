import { navigate } from 'gatsby';
import { isSamePageHash, routeTarget } from '../navigation/link-target';
import { pathPrefix, withoutPrefix } from '../navigation/path-prefix';

/** Opens an address as a click on a link to it does: a page of this site without loading anew, everything else by the browser. */
export function openUrl(url: string): void {
  const target = routeTarget(url, window.location.origin, pathPrefix());
  if (!target || isSamePageHash(target, window.location)) window.location.assign(url);
  else navigate(withoutPrefix(target.path) + target.query + target.hash);
}
