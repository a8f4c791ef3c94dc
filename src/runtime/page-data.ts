import type { FramedPage } from './page-frame';

/** The content of a page's `page-data.json`, which Gatsby writes. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes?: string[];
  /** The props that Gatsby gives to the page's component. */
  result: FramedPage;
}

/**
 * Maximum number of requests for a file. After a 404 or 500, it is not requested again, because the file is missing
 * or the server is broken.
 */
const attempts = 4;

/** Returns the URL of a page's data. */
export function pageDataUrl(pagePath: string): string {
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '');
  return `${__PATH_PREFIX__}/page-data/${folder}/page-data.json`;
}

/**
 * Loads a JSON file of the build.
 * @throws {Error} if it cannot be loaded
 */
export async function loadJson<Content>(url: string): Promise<Content> {
  let status: number | undefined;
  for (let attempt = 0; attempt < attempts && status !== 404 && status !== 500; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.json();
    status = response?.status;
  }
  throw new Error(`Couldn't load ${url} (${status ? `status ${status}` : 'no response'}).`);
}
