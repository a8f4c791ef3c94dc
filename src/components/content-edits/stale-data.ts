/** Milliseconds in which Gatsby's own update of a page arrives. */
const grace = 1000;

/**
 * Milliseconds of the longest pause before a page that the server lacks is requested again. Each pause is twice the
 * one before. On a busy machine the server's answers fail for many seconds while pages are created.
 */
const longestPause = 32_000;

interface LoadedPage {
  json?: { data?: unknown };
}

interface Loader {
  loadPageSync(path: string): LoadedPage | undefined;
  isPageNotFound(path: string): boolean;
}

/**
 * Reloads the open page if its data is older than the development server's. Gatsby sends new data to connected
 * pages when their query has run, so a page that is being opened at that moment misses it. The page is reloaded
 * only for data that the server has given twice. Tests pass their own `reload`.
 */
export async function reloadIfStale(reload = () => window.location.reload()): Promise<void> {
  const path = window.location.pathname;
  let before: string | undefined;
  let pause = grace;
  while (pause <= longestPause) {
    const served = await servedData(path);
    if (window.location.pathname !== path || (served !== undefined && served === shownData(path))) return;
    if (served !== undefined && served === before) return reload();
    before = served;
    await new Promise((resolve) => setTimeout(resolve, served === undefined ? pause : grace));
    if (served === undefined) pause *= 2;
  }
}

/** Returns the server's data for a route as JSON, or undefined if it has no such page or does not respond. */
async function servedData(path: string): Promise<string | undefined> {
  const name = path.replace(/^\/|\/$/g, '') || 'index';
  try {
    const response = await fetch(`/page-data/${name}/page-data.json`);
    if (!response.ok) return undefined;
    const { result } = (await response.json()) as { result?: { data?: unknown } };
    return JSON.stringify(result?.data);
  } catch {
    return undefined;
  }
}

/**
 * Returns the data of the open page as JSON. The page for unknown routes has none: Gatsby adds the data of a page that
 * is created meanwhile, but goes on showing that the page is missing.
 */
function shownData(path: string): string | undefined {
  const { ___loader: loader } = window as Window & { ___loader?: Loader };
  return loader?.isPageNotFound(path) ? undefined : JSON.stringify(loader?.loadPageSync(path)?.json?.data);
}
