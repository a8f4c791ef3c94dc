/** What Gatsby's loader offers: `hovering` loads a page at once, `enqueue` when the browser is idle. */
interface Loader {
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
