/** What Gatsby's loader offers: `hovering` and `loadPage` load a page at once, `enqueue` when the browser is idle. */
interface Loader {
  loadPage(path: string): Promise<unknown>;
  hovering(path: string): void;
  enqueue(path: string): void;
}

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function loader(): Loader | undefined {
  return (window as Window & { ___loader?: Loader }).___loader;
}

/** Whether the reader's connection allows loading what was not asked for. */
export function mayPrefetch(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function allowed(): boolean {
  return mayPrefetch((navigator as Navigator & { connection?: NetworkInformation }).connection);
}

/** Loads a page that is about to be opened. */
export function prefetchNow(path: string): void {
  if (allowed()) loader()?.hovering(path);
}

/** Loads a page that may be opened, when nothing else is to be done. */
export function prefetchLater(path: string): void {
  if (allowed()) loader()?.enqueue(path);
}

/** Loads the page of an address, and waits until it is there. The address has the path prefix in front. */
export async function loadPage(address: string): Promise<void> {
  await loader()?.loadPage(address.replace(/#.*$/, ''));
}
