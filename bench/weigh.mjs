import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../scripts/install/browser.mjs';
import { root } from '../scripts/root.mjs';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { Failure } from '../scripts/terminal/main.mjs';
import { evenly, median, sum } from './numbers.mjs';
import { readDocs } from './repeat-content.mjs';

/** @typedef {{ path: string, kind: string, bytes: number }} Loaded A file that a page loads, and its gzipped size. */

/** The browser's request destinations (`Sec-Fetch-Dest`), with their names in the report. */
const kinds = { document: 'html', style: 'css', script: 'scripts', empty: 'data' };

/** Number of docs pages that are opened. */
const opened = 40;
/** How long a page may still ask for files after its first script, in milliseconds. */
const rest = 500;

/** Returns the routes of some docs. @param {string} content The content folder. */
export async function someDocs(content) {
  const docs = await readDocs(join(content, 'docs'));
  return evenly(docs, opened).map(({ route }) => route);
}

/**
 * `npm run bench -- weights`: weighs what docs pages load.
 * @param {import('./run.mjs').Options} options
 */
export async function measure({ site, say }) {
  const paths = await someDocs(join(root, 'content'));
  return { weights: { pages: paths.length, loads: await weighLoads(site, paths, say) } };
}

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
    const index = join(folder, path, 'index.html');
    const file = existsSync(index) ? index : join(folder, path);
    // The browser requests a favicon by itself if a page does not name one.
    if (!existsSync(file)) return;
    const kind = Object.entries(kinds).find(([name]) => name === headers['sec-fetch-dest'])?.[1] ?? 'others';
    asked.set(path, { path, kind, bytes: gzipSync(readFileSync(file)).length });
  });
  const port = await listen(server, 0);
  const browser = await launchBrowser(say);
  try {
    const pages = [];
    for (const [index, path] of paths.entries()) {
      say(`opening page ${index + 1} of ${paths.length}`);
      asked.clear();
      const page = await browser.newPage();
      // On a busy machine, the network is idle before the first script starts.
      const [answer] = await Promise.all([
        page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' }),
        page.waitForRequest((request) => request.resourceType() === 'script'),
      ]);
      if (!answer?.ok()) throw new Failure(`${path} of ${folder} was answered with ${answer?.status()}.`);
      await page.waitForTimeout(rest);
      await page.close();
      pages.push([...asked.values()]);
    }
    return summarizeLoads(pages);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Medians of each kind of file, of all text files, and of what only one page loads. @param {Loaded[][]} pages */
export function summarizeLoads(pages) {
  const counts = new Map();
  for (const { path } of pages.flat()) counts.set(path, (counts.get(path) ?? 0) + 1);
  const of = (/** @type {(file: Loaded) => boolean} */ counted) => {
    const found = pages.map((files) => files.filter(counted));
    return {
      files: median(found.map(({ length }) => length)),
      bytes: median(found.map((files) => sum(files.map(({ bytes }) => bytes)))),
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
