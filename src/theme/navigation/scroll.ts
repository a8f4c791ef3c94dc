/** What the router says of a route. */
export interface RouteLocation {
  pathname: string;
  hash: string;
  key?: string;
  /** `POP` for back and forward. */
  action?: string;
}

/** What is to be done with the scroll position: what the router does (top or hash), or the remembered place. */
export type ScrollPlan = { kind: 'router' } | { kind: 'restore'; top: number };

/**
 * Plans the scroll of a route change. The router takes a hash for more than a remembered position; a reader who comes
 * back wants the place that was left.
 */
export function planScroll(location: RouteLocation, previous: unknown, savedTop: number | null): ScrollPlan {
  if (previous && location.action === 'POP' && location.hash && savedTop)
    return { kind: 'restore', top: savedTop };
  return { kind: 'router' };
}

/**
 * Leaves the scroll position to the router while the app runs. The browser, too, would bring back the position of the next page: as
 * soon as the reader goes back, while the old page is still there, for which the router would then remember it. Pages that are
 * loaded anew are the browser's, which has the position before there is an app.
 */
export function takeOverScroll(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  set('manual')();
  window.addEventListener('pageshow', set('manual'));
  window.addEventListener('pagehide', set('auto'));
}
