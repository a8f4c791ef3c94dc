/** What the router says of a route. */
export interface RouteLocation {
  pathname: string;
  hash: string;
  key?: string;
  /** `PUSH` or `REPLACE` where the app went there itself; nothing for back and forward. */
  action?: string;
}

/** What is to be done with the scroll position: what the router does (top or hash), or the remembered place. */
export type ScrollPlan = { kind: 'router' } | { kind: 'restore'; top: number };

/**
 * Plans the scroll of a route change. The router takes a hash for more than a remembered position; a reader who comes
 * back from another page wants the place that was left.
 */
export function planScroll(
  location: RouteLocation,
  previous: RouteLocation | undefined,
  savedTop: number | null,
): ScrollPlan {
  const comesBack = previous && previous.pathname !== location.pathname && !location.action;
  if (comesBack && location.hash && savedTop) return { kind: 'restore', top: savedTop };
  return { kind: 'router' };
}

/** The router's name for the position of a page in its storage. */
const storageName = ({ pathname, key = 'initial' }: RouteLocation) => `@@scroll|${pathname}|${key}`;

let left: { name: string; position: string } | undefined;

/**
 * Notes the position of a page that is being left by back or forward. The browser brings back the position of the next page while
 * the old one still stands there, and the router may take it for the old one's.
 */
export function notePosition(page: RouteLocation): void {
  try {
    const name = storageName(page);
    if (page.pathname === window.location.pathname || left?.name === name) return;
    const position = sessionStorage.getItem(name);
    if (position !== null) left = { name, position };
  } catch {
    // Without storage there is nothing to keep.
  }
}

/** Puts the noted position back, once the next page is there. */
export function keepPosition(): void {
  if (left) sessionStorage.setItem(left.name, left.position);
  left = undefined;
}
