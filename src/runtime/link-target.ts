import { withoutHtmlSuffix } from '@docs/content/shared';

/** The properties of a clicked link and of the click that determine the target. */
export interface LinkClick {
  href: string;
  target: string;
  hasDownload: boolean;
  button: number;
  hasModifier: boolean;
}

/** The internal target of a link, with the path prefix, as the router and the loader expect it. */
export interface RouteTarget {
  path: string;
  query: string;
  hash: string;
}

/** Matches files such as feeds and images: their last segment has an extension that pages do not have. */
const fileSuffix = /\.(?!html$)[a-z][a-z\d]*$/i;

/**
 * Returns the route of an absolute URL, or null if it is external or a file. Also returns null for a path that
 * would be a URL on another site without its origin: `//example.com/page`.
 */
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
  if (fileSuffix.test(pathname) || pathname.startsWith('//', prefix.length)) return null;
  return { path: withoutHtmlSuffix(pathname), query: url.search, hash: url.hash };
}

/**
 * Returns whether the browser should handle a click: another mouse button, a modifier key, another window or
 * a download.
 */
export function isBrowsersClick({
  target,
  hasDownload,
  button,
  hasModifier,
}: Omit<LinkClick, 'href'>): boolean {
  return button !== 0 || hasModifier || hasDownload || (target !== '' && target !== '_self');
}

/**
 * Returns whether a link leads to another place on the open page. The browser then scrolls and moves the focus by
 * itself.
 */
export function isSamePageHash(target: RouteTarget, here: { pathname: string; search: string }): boolean {
  return target.hash !== '' && target.path === here.pathname && target.query === here.search;
}

/** The modifier keys held during a click, in a DOM event or a React event. */
type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a modifier key is held. The browser then does something other than follow the link. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
