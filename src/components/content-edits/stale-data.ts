/** Milliseconds between two looks at the data of a page: time for Gatsby to send it, too. */
const interval = 2000;

interface LoadedPage {
  json?: { data?: unknown };
}

interface Loader {
  loadPageSync(path: string): LoadedPage | undefined;
}

let isLooking = false;

/**
 * Loads the open page again if it keeps data that the development server no longer has. Gatsby sends new data to pages that are connected
 * when their query has run, so a page that is opened at that moment misses it. `reload` is another way to load the page, for tests.
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
      // Data that changes meanwhile is on its way.
      if (served === before) return reload();
      before = served;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  } finally {
    isLooking = false;
  }
}

/** The data that the server has for a route, as JSON; undefined if it has no such page, or cannot say. */
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
