import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { Failure } from '../scripts/terminal/main.mjs';

const start = '/docs/sequence';
/** The sidebar of this site, and that of Docusaurus. */
const sidebar = ':is(nav[aria-label="Docs"], nav[aria-label="Docs sidebar"])';
/** Number of clicks that are timed in a run. */
const clicks = 60;
/** Number of clicks after which the same pages follow again. */
const tour = 50;
/** How many times slower the processor of a phone is, as in Lighthouse. */
const slowdown = 4;
/** How long to wait at full speed until the scripts of a loaded page have run, in ms. */
const rest = 1000;
/** How long a click may take, in ms. */
const patience = 3000;

/**
 * @typedef {object} Navigation Clicks in the sidebar, each until the heading of the page is there, in ms.
 * @property {number} p50
 * @property {number} p95
 */
/**
 * @typedef {object} NavigationResult
 * @property {number} clicks
 * @property {number} pages How many pages were opened in turn: those that the sidebar showed, up to 50.
 * @property {Navigation} fast At full speed.
 * @property {Navigation} slow With the processor slowed down.
 */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Clicks through the sidebar of built sites in a browser, at full speed and with a slower processor.
 * @param {Record<string, string>} folders The built sites, by name.
 * @param {(text: string) => void} say
 * @returns {Promise<Record<string, NavigationResult>>}
 * @throws {Failure} if a site has no sidebar, or its links do not lead to other headings
 */
export async function measureNavigation(folders, say) {
  const executablePath = await ensureBrowser(say);
  const browser = await chromium.launch({ executablePath, args: browserFlags() });
  try {
    /** @type {Record<string, NavigationResult>} */
    const results = {};
    for (const [name, folder] of Object.entries(folders)) {
      const server = await createSiteServer({ folder });
      const address = `http://127.0.0.1:${await listen(server, 0)}${start}`;
      try {
        say(`${name}, at full speed`);
        const fast = await clickThrough(await browser.newPage(), address, 1);
        say(`${name}, ${slowdown} times slower`);
        const slow = await clickThrough(await browser.newPage(), address, slowdown);
        results[name] = summarizeNavigation(fast, slow);
      } finally {
        server.close();
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** @typedef {{ pages: number, times: number[] }} Run Times of the clicks in ms. */

/**
 * The results of two runs.
 * @param {Run} fast
 * @param {Run} slow
 * @returns {NavigationResult}
 */
export function summarizeNavigation(fast, slow) {
  const figures = (/** @type {number[]} */ times) => ({
    p50: percentile(times, 50),
    p95: percentile(times, 95),
  });
  return {
    clicks: fast.times.length,
    pages: fast.pages,
    fast: figures(fast.times),
    slow: figures(slow.times),
  };
}

/**
 * The percentile: the smallest number that is not exceeded by the given percentage of the numbers.
 * @param {number[]} numbers at least one
 * @param {number} percent
 */
export function percentile(numbers, percent) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const index = Math.ceil((percent / 100) * sorted.length) - 1;
  return Math.round(sorted[Math.max(0, index)] ?? Number.NaN);
}

/**
 * Opens a page and clicks the links of its sidebar in turn.
 * @param {Page} page
 * @param {string} address
 * @param {number} rate How many times slower the processor is.
 * @returns {Promise<Run>}
 */
async function clickThrough(page, address, rate) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Before its scripts have run, a click on a link loads a whole page.
  await page.waitForTimeout(rest * rate);
  const run = runnerOf(session);
  const hrefs = (await linksOf(run)).slice(1);
  if (hrefs.length === 0) throw new Failure(`${address} has no sidebar with links.`);
  /** @type {number[]} */
  const times = [];
  while (times.length < clicks) {
    const index = times.length % Math.min(tour, hrefs.length);
    const time = await timeOf(page, run, String(hrefs[index]));
    if (time === undefined) {
      hrefs.splice(index, 1);
      if (hrefs.length === 0)
        throw new Failure(`Clicks in the sidebar of ${address} lead to no other heading.`);
      continue;
    }
    times.push(time);
  }
  await page.close();
  return { pages: Math.min(tour, hrefs.length), times };
}

/**
 * Calls a function in a page with arguments that JSON can express, and returns its result.
 * @typedef {(call: Function, ...args: unknown[]) => Promise<any>} Runner
 */

/**
 * Returns a function that calls functions in a page. Playwright's locators and `evaluate` would load 1.4 MB of their
 * own code and objects into the heap that is measured.
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Runner}
 */
function runnerOf(session) {
  return async (call, ...args) => {
    const expression = `(${call})(${args.map((arg) => JSON.stringify(arg)).join()})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
}

/**
 * The links that the sidebar shows, the open page's first.
 * @param {Runner} run
 */
async function linksOf(run) {
  /** @type {string[]} */
  const hrefs = await run(
    (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)]
        .filter((link) => link instanceof HTMLElement && link.offsetParent !== null)
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/')),
    `${sidebar} a`,
  );
  const distinct = [...new Set(hrefs)];
  const open = distinct.findIndex((href) => href.replace(/\/$/, '') === start);
  return [...distinct.slice(open), ...distinct.slice(0, Math.max(0, open))];
}

/**
 * Milliseconds from a click on a link in the sidebar until the page has another heading. Undefined if it has
 * the same one as the page before, or is a redirect to it.
 * @param {Page} page
 * @param {Runner} run
 * @param {string} href
 */
async function timeOf(page, run, href) {
  /** @type {[number, number]} */
  const [x, y] = await run(
    (/** @type {string} */ selector, /** @type {number} */ timeout) => {
      const link = document.querySelector(selector);
      if (!link) throw new Error(`The page has no ${selector}.`);
      const heading = () => document.querySelector('h1')?.textContent ?? '';
      const before = heading();
      const time = new Promise((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              const now = heading();
              if (now === before || now === '') return;
              observer.disconnect();
              resolve(performance.now() - timeStamp);
            });
            observer.observe(document.body, { childList: true, characterData: true, subtree: true });
          },
          { capture: true, once: true },
        );
        setTimeout(resolve, timeout);
      });
      Object.assign(window, { clickTime: time });
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, height } = link.getBoundingClientRect();
      return [left + 10, top + height / 2];
    },
    `${sidebar} a[href="${href}"]`,
    patience,
  );
  await page.mouse.click(x, y);
  const found = await run(() => /** @type {any} */ (window).clickTime);
  return typeof found === 'number' ? found : undefined;
}
