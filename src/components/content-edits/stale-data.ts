/** Milliseconds in which Gatsby's own update of a page arrives. */
const grace = 1000;

/** How often a page that the server lacks is requested: on a busy machine its answer fails while pages are created. */
const maxTries = 4;

interface LoadedPage {
  json?: { data?: unknown };
}

interface Loader {
  loadPageSync(path: string): LoadedPage | undefined;
}

/**
 * Reloads the open page if its data is older than the development server's. Gatsby sends new data to connected
 * pages when their query has run, so a page that is being opened at that moment misses it. Data that changes
 * meanwhile needs no reload, because another call follows. Tests pass their own `reload`.
 */
export async function reloadIfStale(
  reload = () => window.location.reload(),
  tries = maxTries,
): Promise<void> {
  const path = window.location.pathname;
  const served = await servedData(path);
  if (served === undefined && tries > 1) {
    await new Promise((resolve) => setTimeout(resolve, grace));
    return window.location.pathname === path ? reloadIfStale(reload, tries - 1) : undefined;
  }
  const isStale = () => window.location.pathname === path && served !== shownData(path);
  if (served === undefined || !isStale()) return;
  await new Promise((resolve) => setTimeout(resolve, grace));
  if (isStale() && served === (await servedData(path))) reload();
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

function shownData(path: string): string | undefined {
  const { ___loader: loader } = window as Window & { ___loader?: Loader };
  return JSON.stringify(loader?.loadPageSync(path)?.json?.data);
}
