/**
 * Dispatched on `window` when the app navigates to a hash, because the browser only reports its own
 * navigations.
 */
const anchorEvent = 'site:anchor';

/** Reports that the app has navigated to a hash. */
export function announceAnchor(): void {
  window.dispatchEvent(new Event(anchorEvent));
}

/** Calls a listener when the browser or the app navigates to a hash. Returns a cleanup function. */
export function onAnchorChange(listener: () => void): () => void {
  const names = ['hashchange', anchorEvent];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
