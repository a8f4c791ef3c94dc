/** Milliseconds between two checks of a page's data, so that Gatsby has time to send it as well. */
const interval = 2000;

interface LoadedPage {
  json?: { data?: unknown };
}

interface Loader {
  loadPageSync(path: string): LoadedPage | undefined;
}

let isLooking = false;

/**
 * Reloads the open page if its data is older than the development server's. Gatsby sends new data to
 * connected pages when their query has run, so a page that is being opened at that moment misses it. Tests
 * pass their own `reload`.
 */
export async function reloadIfStale(reload = () => window.location.reload()): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  try {
    const path = window.location.pathname;
    let before: string | undefined;
    while (window.location.pathname === path) {
      const served = await servedData(path);
      if (served === undefined || served === shownData(path)) return;
      // If the data has changed in the meantime, the update is on its way.
      if (served === before) return reload();
      before = served;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  } finally {
    isLooking = false;
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

function shownData(path: string): string | undefined {
  const { ___loader: loader } = window as Window & { ___loader?: Loader };
  return JSON.stringify(loader?.loadPageSync(path)?.json?.data);
}
