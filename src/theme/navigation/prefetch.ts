import { mayPrefetch } from '../../components/may-prefetch';

/**
 * Methods of Gatsby's loader: `hovering` and `loadPage` load a page immediately, `enqueue` when the browser
 * is idle.
 */
interface Loader {
  loadPage(path: string): Promise<unknown>;
  hovering(path: string): void;
  enqueue(path: string): void;
}

function loader(): Loader | undefined {
  return (window as Window & { ___loader?: Loader }).___loader;
}

/** Prefetches a page that is about to be opened. */
export function prefetchNow(path: string): void {
  if (mayPrefetch()) loader()?.hovering(path);
}

/** Prefetches a page that may be opened, when idle. */
export function prefetchLater(path: string): void {
  if (mayPrefetch()) loader()?.enqueue(path);
}

/** Loads the page of a URL (with the path prefix) and waits for it. */
export async function loadPage(address: string): Promise<void> {
  await loader()?.loadPage(address.replace(/#.*$/, ''));
}
