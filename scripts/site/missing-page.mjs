import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';

/**
 * Creates a function that returns the URLs of the pages closest to a missing path, as Markdown files, best first.
 * The pages come from the sitemap.
 * @param {string} folder The built site.
 * @returns {(path: string) => Promise<string[]>}
 */
export function createNearest(folder) {
  const file = join(folder, 'sitemap.xml');
  let version = 0;
  /** @type {{ path: string, title: string }[]} */
  let routes = [];
  /** Bundled once, by the first request for a missing page. @type {Promise<any> | undefined} */
  let loading;
  return async (path) => {
    if (!existsSync(file)) return [];
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== version) {
      version = mtimeMs;
      const addresses = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
      routes = addresses.map(([, address = '']) => ({ path: new URL(address).pathname, title: address }));
    }
    loading ??= loadSource('src/theme/not-found/nearest-routes.ts');
    const { nearestRoutes } = await loading;
    /** @type {{ path: string, title: string }[]} */
    const found = nearestRoutes(path, routes);
    return found.map(({ title }) => `${title.replace(/\/$/, '')}.md`);
  };
}

/**
 * Returns the not-found page as Markdown.
 * @param {readonly string[]} nearest
 */
export function missingPage(nearest) {
  const list = nearest.map((address) => `- ${address}\n`).join('');
  return `# Page not found\n\n${list ? `Closest pages:\n\n${list}\n` : ''}The index of all pages is /llms.txt. To find a page by a word, read /find/index.md.\n`;
}
