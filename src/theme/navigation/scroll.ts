/** The router's data about a route. */
export interface RouteLocation {
  pathname: string;
  hash: string;
  key?: string;
  /** `PUSH` or `REPLACE` if the app navigated; undefined for back and forward. */
  action?: string;
}

/** How to set the scroll position: the router's default (top or hash), or the stored position. */
export type ScrollPlan = { kind: 'router' } | { kind: 'restore'; top: number };

/**
 * Plans the scroll of a route change. The router prefers a hash to a stored position, but a reader who
 * returns from another page expects the previous position.
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

/** Returns the router's storage key of a page's scroll position. */
const storageName = ({ pathname, key = 'initial' }: RouteLocation) => `@@scroll|${pathname}|${key}`;

let left: { name: string; position: string } | undefined;

/**
 * Saves the position of a page that is left by back or forward. The browser restores the next page's position
 * while the old page is still shown, and the router might record that position for the old page.
 */
export function notePosition(page: RouteLocation): void {
  try {
    const name = storageName(page);
    if (page.pathname === window.location.pathname || left?.name === name) return;
    const position = sessionStorage.getItem(name);
    if (position !== null) left = { name, position };
  } catch {
    // Without storage the position is not saved.
  }
}

/** Restores the saved position once the next page is shown. */
export function keepPosition(): void {
  if (left) sessionStorage.setItem(left.name, left.position);
  left = undefined;
}
