import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { Failure } from '../scripts/terminal/main.mjs';
import { gzipped, median } from './weigh.mjs';

/**
 * @typedef {{ path: string, kind: string, bytes: number }} Loaded A file that a page loads, and its gzipped
 *   size.
 */
/** @typedef {{ files: number, bytes: number }} Weight */

/** The browser's request destinations (`Sec-Fetch-Dest`), with their names in the report. */
const kinds = { document: 'html', style: 'css', script: 'scripts', empty: 'data' };

/**
 * Opens pages of a built site in a browser, each with an empty cache, and weighs what they load until they
 * are idle, excluding prefetched data of other pages.
 * @param {string} folder The built site.
 * @param {string[]} paths
 * @param {(text: string) => void} say
 * @throws {Failure} if a page does not load
 */
export async function weighLoads(folder, paths, say) {
  const server = await createSiteServer({ folder });
  /** @type {Map<string, Loaded>} */
  const asked = new Map();
  server.on('request', ({ url = '/', headers }) => {
    if (headers['sec-purpose']?.includes('prefetch')) return;
    const path = url.replace(/[?#].*/, '');
    const file = fileOf(folder, path);
    // The browser requests a favicon by itself if a page does not name one.
    if (!existsSync(file)) return;
    const kind = Object.entries(kinds).find(([name]) => name === headers['sec-fetch-dest'])?.[1] ?? 'others';
    asked.set(path, { path, kind, bytes: gzipped(file) });
  });
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  try {
    const pages = [];
    for (const [index, path] of paths.entries()) {
      say(`opening page ${index + 1} of ${paths.length}`);
      asked.clear();
      const page = await browser.newPage();
      const answer = await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
      if (!answer?.ok()) throw new Failure(`${path} of ${folder} was answered with ${answer?.status()}.`);
      await page.close();
      pages.push([...asked.values()]);
    }
    return summarizeLoads(pages);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Medians over pages: of each kind of file, of all text files, and of the scripts and data that only one page
 * loads.
 * @param {Loaded[][]} pages
 */
export function summarizeLoads(pages) {
  const counts = new Map();
  for (const { path } of pages.flat()) counts.set(path, (counts.get(path) ?? 0) + 1);
  const of = (/** @type {(file: Loaded) => boolean} */ counted) => {
    const found = pages.map((files) => files.filter(counted));
    return {
      files: median(found.map(({ length }) => length)),
      bytes: median(found.map((files) => files.reduce((sum, { bytes }) => sum + bytes, 0))),
    };
  };
  return {
    html: of(({ kind }) => kind === 'html'),
    css: of(({ kind }) => kind === 'css'),
    scripts: of(({ kind }) => kind === 'scripts'),
    data: of(({ kind }) => kind === 'data'),
    text: of(({ kind }) => kind !== 'others'),
    others: of(({ kind }) => kind === 'others'),
    ofThePageAlone: of(({ path, kind }) => ['scripts', 'data'].includes(kind) && counts.get(path) === 1),
  };
}

/**
 * @param {string} folder
 * @param {string} path
 */
function fileOf(folder, path) {
  const index = join(folder, path, 'index.html');
  return existsSync(index) ? index : join(folder, path);
}
