import { launchBrowser } from '../scripts/install/browser.mjs';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { Failure } from '../scripts/terminal/main.mjs';
import { quantile } from './numbers.mjs';

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

/** @typedef {Awaited<ReturnType<typeof measureSite>>} NavigationResult */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * `npm run bench -- navigation`: clicks through the sidebar of built sites in a browser, at full speed and with a slower
 * processor.
 * @param {import('./run.mjs').Options} options
 * @throws {Failure} if a site has no sidebar, or its links do not lead to other headings
 */
export async function measure({ sites, say }) {
  const browser = await launchBrowser(say);
  try {
    /** @type {Record<string, NavigationResult>} */
    const navigation = {};
    for (const [name, folder] of Object.entries(sites)) {
      say(name);
      navigation[name] = await measureSite(browser, folder);
    }
    return { navigation };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
async function measureSite(browser, folder) {
  const server = await createSiteServer({ folder });
  const address = `http://127.0.0.1:${await listen(server, 0)}${start}`;
  const { pages, figures: fast } = await clickThrough(await browser.newPage(), address, 1);
  const { figures: slow } = await clickThrough(await browser.newPage(), address, slowdown);
  server.close();
  return { clicks, pages, fast, slow };
}

/**
 * Opens a page, clicks the links of its sidebar in turn, and measures how long the headings of the pages take.
 * @param {Page} page
 * @param {string} address
 * @param {number} rate How many times slower the processor is.
 */
async function clickThrough(page, address, rate) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Before its scripts have run, a click on a link loads a whole page.
  await page.waitForTimeout(rest * rate);
  const hrefs = (await linksOf(page)).slice(1);
  if (hrefs.length === 0) throw new Failure(`${address} has no sidebar with links.`);
  /** @type {number[]} */
  const times = [];
  while (times.length < clicks) {
    const index = times.length % Math.min(tour, hrefs.length);
    const time = await timeOf(page, String(hrefs[index]));
    if (time === undefined) {
      hrefs.splice(index, 1);
      if (hrefs.length === 0)
        throw new Failure(`Clicks in the sidebar of ${address} lead to no other heading.`);
      continue;
    }
    times.push(time);
  }
  await page.close();
  const figures = { p50: Math.round(quantile(times, 0.5)), p95: Math.round(quantile(times, 0.95)) };
  return { pages: Math.min(tour, hrefs.length), figures };
}

/**
 * The links that the sidebar shows, the open page's first.
 * @param {Page} page
 */
async function linksOf(page) {
  const hrefs = await page
    .locator(`${sidebar} a:visible`)
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
  const distinct = [...new Set(hrefs)];
  const open = distinct.findIndex((href) => href.replace(/\/$/, '') === start);
  return [...distinct.slice(open), ...distinct.slice(0, Math.max(0, open))];
}

/**
 * Milliseconds from a click on a link in the sidebar until the page has another heading. Undefined if it has
 * the same one as the page before, or is a redirect to it.
 * @param {Page} page
 * @param {string} href
 */
async function timeOf(page, href) {
  const [x, y] = await page
    .locator(`${sidebar} a[href="${href}"]`)
    .first()
    .evaluate((link, timeout) => {
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
      return /** @type {const} */ ([left + 10, top + height / 2]);
    }, patience);
  await page.mouse.click(x, y);
  const found = await page.evaluate(() => /** @type {any} */ (window).clickTime);
  return typeof found === 'number' ? found : undefined;
}
