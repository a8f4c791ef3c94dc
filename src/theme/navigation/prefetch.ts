import { mayPrefetch } from '../../components/may-prefetch';

/** What Gatsby's loader offers: `hovering` and `loadPage` load a page at once, `enqueue` when the browser is idle. */
interface Loader {
  loadPage(path: string): Promise<unknown>;
  hovering(path: string): void;
  enqueue(path: string): void;
}

function loader(): Loader | undefined {
  return (window as Window & { ___loader?: Loader }).___loader;
}

/** Loads a page that is about to be opened. */
export function prefetchNow(path: string): void {
  if (mayPrefetch()) loader()?.hovering(path);
}

/** Loads a page that may be opened, when nothing else is to be done. */
export function prefetchLater(path: string): void {
  if (mayPrefetch()) loader()?.enqueue(path);
}

/** Loads the page of an address, and waits until it is there. The address has the path prefix in front. */
export async function loadPage(address: string): Promise<void> {
  await loader()?.loadPage(address.replace(/#.*$/, ''));
}
