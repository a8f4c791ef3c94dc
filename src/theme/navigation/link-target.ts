import { withoutHtmlSuffix } from '../../shared/paths';

/** What of a clicked link and of the click decides where it leads. */
export interface LinkClick {
  href: string;
  target: string;
  hasDownload: boolean;
  button: number;
  hasModifier: boolean;
}

/** Where in the site a link leads, with the path prefix: the address that the router and the loader are asked for. */
export interface RouteTarget {
  path: string;
  query: string;
  hash: string;
}

/** A file such as a feed or a picture: its last part has a suffix that is no page's. */
const fileSuffix = /\.(?!html$)[a-z][a-z\d]*$/i;

/** The route that an absolute address means, or null where it leaves the site or is a file. */
export function routeTarget(href: string, origin: string, prefix: string): RouteTarget | null {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  const { pathname } = url;
  if (prefix && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null;
  if (fileSuffix.test(pathname)) return null;
  return { path: withoutHtmlSuffix(pathname), query: url.search, hash: url.hash };
}

/** Whether a click is the browser's own business: another button, a modifier, another window, a download. */
export function isBrowsersClick({
  target,
  hasDownload,
  button,
  hasModifier,
}: Omit<LinkClick, 'href'>): boolean {
  return button !== 0 || hasModifier || hasDownload || (target !== '' && target !== '_self');
}

/** Whether a link leads to another place of the page that is open: the browser scrolls and moves the focus itself. */
export function isSamePageHash(target: RouteTarget, here: { pathname: string; search: string }): boolean {
  return target.hash !== '' && target.path === here.pathname && target.query === here.search;
}
