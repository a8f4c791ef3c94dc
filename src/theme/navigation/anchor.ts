/** Fired on `window` when the app has gone to a hash: the browser tells only of those it follows itself. */
const anchorEvent = 'site:anchor';

/** Tells that the app has gone to a hash. */
export function announceAnchor(): void {
  window.dispatchEvent(new Event(anchorEvent));
}

/** Calls a listener when the page goes to a hash, by the browser or by the app. Returns the way to stop. */
export function onAnchorChange(listener: () => void): () => void {
  const names = ['hashchange', anchorEvent];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
