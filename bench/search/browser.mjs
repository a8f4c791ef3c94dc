import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/install/browser.mjs';
import { createSiteServer, listen } from '../../scripts/site/server.mjs';
import { sum } from '../numbers.mjs';

/** @typedef {Awaited<ReturnType<typeof measureInBrowser>>} BrowserResults Sizes in bytes, times in milliseconds. */

/** CPU throttling factor for a phone, as in Lighthouse. */
const slowdown = 4;

/**
 * Opens the built site, uses the search as a user would, and sends all queries to its worker.
 * @param {string} folder The built site.
 * @param {string[]} queries
 * @param {(text: string) => void} say Reports progress.
 */
export async function measureInBrowser(folder, queries, say) {
  const server = await createSiteServer({ folder });
  /** @type {Map<string, string>} Requested paths, with the URL of the referrer. */
  const asked = new Map();
  server.on('request', ({ url, headers }) =>
    asked.set(String(url).replace(/[?#].*/, ''), headers.referer ?? ''),
  );
  const port = await listen(server, 0);
  const browser = await launchBrowser(say);
  try {
    // The page evaluates the worker's script.
    const page = await browser.newPage({ bypassCSP: true });
    // Allows for a busy machine.
    page.setDefaultTimeout(120_000);
    await page.goto(`http://127.0.0.1:${port}/docs/interpolate`, { waitUntil: 'networkidle' });
    // The button shows its keyboard shortcut once the shortcut works.
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.filter({ hasText: 'K' }).waitFor();
    asked.clear();
    say('opening the search');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('useCurrentFrame');
    await page.getByRole('treeitem').first().waitFor();
    await page.waitForLoadState('networkidle');
    const worker = page.workers()[0]?.url();
    if (!worker) throw new Error('The search has started no worker.');
    const files = [...asked.keys()].filter((path) => !/^\/page-data\/|texts-/.test(path));
    const own = files.filter((path) => worker.endsWith(path) || asked.get(path) === worker);
    say(`sending ${queries.length} queries`);
    const { firstAnswer, times } = await page.evaluate(askWorker, { worker, queries, inPage: false });
    say(`sending ${queries.length} queries with a CPU four times slower`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // The browser slows down only the page's own thread, so the worker's script runs there.
    const { times: slowTimes } = await page.evaluate(askWorker, { worker, queries, inPage: true });
    const others = files.filter((path) => !own.includes(path));
    return { search: weigh(folder, own), modal: weigh(folder, others), firstAnswer, times, slowTimes };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Runs in the page: starts the site's own worker, and sends queries one after the other, as the page does.
 * @param {{ worker: string, queries: string[], inPage: boolean }} what `inPage` runs the worker's script on the page's
 *   thread. Messages are still copied, as they are between threads.
 */
async function askWorker({ worker: address, queries, inPage }) {
  const inThisThread = () => {
    const { port1, port2 } = new MessageChannel();
    /** @type {{ location: Location, postMessage: (message: unknown) => void, onmessage?: (event: MessageEvent) => void }} */
    const scope = { location: window.location, postMessage: (message) => port2.postMessage(message) };
    port2.onmessage = (event) => scope.onmessage?.(event);
    /** @param {string[]} urls Further files of the worker, which it loads synchronously. */
    const importScripts = (...urls) => {
      for (const url of urls) {
        const request = new XMLHttpRequest();
        request.open('GET', url, false);
        request.send();
        new Function('self', 'importScripts', request.responseText)(scope, importScripts);
      }
    };
    importScripts(address);
    return Object.assign(port1, { terminate: () => port1.close() });
  };
  const started = performance.now();
  const worker = inPage ? inThisThread() : new Worker(address);
  const base = new URL('/', window.location.href).href;
  worker.postMessage({ type: 'load', base });
  // The modal's request.
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  const parameters = {
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
    facetFilters: ['language:en'],
  };
  let last = 0;
  const ask = (/** @type {string} */ query) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      worker.onmessage = ({ data }) => {
        if (data.id !== id) return;
        if (data.type === 'failure') reject(new Error(data.message));
        else resolve(data.results[0]);
      };
      worker.postMessage({ type: 'search', id, requests: [{ query, ...parameters }] });
    });
  await ask('useCurrentFrame');
  const firstAnswer = performance.now() - started;
  // Once an answer counts all hits, the texts are loaded.
  while (!(await ask('frame')).exhaustiveNbHits) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const query of queries.slice(0, 200)) await ask(query);
  const times = [];
  for (const query of queries) {
    const start = performance.now();
    await ask(query);
    times.push(performance.now() - start);
  }
  worker.terminate();
  return { firstAnswer, times };
}

/**
 * Returns the bytes of files as a server sends them, compressed by the build (Brotli).
 * @param {string} folder
 * @param {string[]} paths
 */
export function weigh(folder, paths) {
  return sum(
    paths.map((path) => {
      const file = join(folder, path);
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    }),
  );
}
