import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { docsPages, gzipped, publicFolder, transferred } from './support/built-site';
import { expect, hydrated, test, watch } from './support/test';

const kilobyte = 1000;

/** A path without a page, similar to that of a page, which is suggested. */
const missing = '/docs/sequnce';

interface Kind {
  path: string;
  /**
   * Maximum kilobytes of gzipped scripts and of gzipped styles that the first paint waits for (also those in the
   * HTML), and number of requests, for a page without any interaction.
   */
  scripts: number;
  styles: number;
  requests: number;
}

/**
 * One page of each type. The limits are the current values, rounded up; raising them needs a reason. The code of
 * demos, tools and the search is loaded on first use. Long pages request their data and the settings of the
 * frame: `/docs/spring` and the not-found page.
 * Raised last for tables of options with a filter, version marks and the button for agents (all pages), for artwork and
 * moving pictures (home, blog, templates), and for the samples and pictures of `/docs/`. The styles were raised for the bar
 * below live samples, tables of options on phones, and the edges of what scrolls (all pages), and by 0.1 KB for marks of
 * what has changed since the reader's version (all pages) and the still controls of the Player (`/player/`). Those of
 * pages without documentation were raised for their common frame: a second column on one grid, which profiles have too,
 * and the closing band of the home page. All were raised by 0.2 KB for messages that look like errors, flags whose
 * description comes first, the mark of required options, and commands whose rest is indented where they wrap.
 */
const kinds: Kind[] = [
  { path: '/', scripts: 76.6, styles: 21.9, requests: 17 },
  { path: '/docs/', scripts: 72.5, styles: 11.9, requests: 11 },
  // Its demo and its live sample have a poster each, and its data is too long for its HTML.
  { path: '/docs/spring', scripts: 74.4, styles: 13.4, requests: 13 },
  // A lesson's exercise loads nothing of the editor before a click.
  { path: '/learn/title-card/frames', scripts: 74.4, styles: 13.2, requests: 12 },
  { path: '/blog/4-0', scripts: 73.0, styles: 13.7, requests: 7 },
  { path: '/blog', scripts: 74.2, styles: 18.3, requests: 11 },
  { path: '/templates/hello-world', scripts: 73.7, styles: 18.9, requests: 8 },
  { path: '/experts/alex-fernandez', scripts: 72.5, styles: 13.6, requests: 7 },
  { path: '/search', scripts: 73.8, styles: 16.5, requests: 6 },
  { path: '/player/', scripts: 74.2, styles: 15.4, requests: 9 },
  { path: '/lambda/', scripts: 73.5, styles: 13.6, requests: 8 },
  { path: '/ai', scripts: 74.8, styles: 16.7, requests: 8 },
  { path: missing, scripts: 74.2, styles: 17.2, requests: 11 },
];

/** How long a user looks at a page without interacting, in ms. */
const untouched = 10_000;

/** Returns the paths of the stylesheets that the first paint waits for. Runs in the page. */
function blockingStyles(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter((file) => Object(file).renderBlockingStatus === 'blocking')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.css'));
}

/**
 * Opens a page with an empty cache. Returns a function that measures its requests so far: their gzipped size
 * in the build, and for scripts and styles also the transferred size. Prefetched pages (separate requests) do
 * not count.
 */
async function load(page: Page, path: string) {
  const asked = new Map<string, Request>();
  const isAhead = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';
  const ahead = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isAhead(request)) ahead.add(pathname);
    else if (!ahead.has(pathname)) asked.set(pathname, request);
  });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const inlined = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => String(style.getAttribute('data-href'))));
  const ofFiles = (files: string[], sizeOf = gzipped) =>
    files.reduce((sum, file) => sum + sizeOf(join(publicFolder, file)), 0) / kilobyte;
  const linked = await page.evaluate(blockingStyles);
  const weight = (type: string, sizeOf = gzipped) =>
    [...asked]
      .filter(([, request]) => request.resourceType() === type)
      .reduce((sum, [pathname]) => sum + sizeOf(join(publicFolder, pathname)), 0) / kilobyte;
  return () => ({
    scripts: weight('script'),
    transferredScripts: weight('script', transferred),
    styles: ofFiles([...linked, ...inlined]),
    transferredStyles: ofFiles(linked, transferred),
    fonts: weight('font'),
    requests: asked.size,
  });
}

test('a page of each kind takes few bytes and requests, and nothing moves, at 390 and 1440 px [10.11, 14.8, 14.10]', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  // All pages wait at the same time, each with its own cache.
  const opened = [];
  for (const kind of kinds) {
    for (const width of [390, 1440]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 844 } });
      const problems = watch(page, String(baseURL));
      opened.push({ ...kind, width, page, problems, weigh: await load(page, kind.path) });
    }
  }
  await setTimeout(untouched);
  for (const { path, width, page, problems, weigh, ...limits } of opened) {
    const found = weigh();
    const where = `${path} at ${width} px`;
    expect.soft(found.scripts, where).toBeGreaterThan(40);
    expect.soft(found.scripts, where).toBeLessThanOrEqual(limits.scripts);
    expect.soft(found.transferredScripts, where).toBeLessThanOrEqual(68);
    expect.soft(found.styles, where).toBeGreaterThan(1);
    expect.soft(found.styles, where).toBeLessThanOrEqual(limits.styles);
    if (path === '/docs/') expect.soft(found.transferredStyles, where).toBeLessThanOrEqual(10.6);
    expect.soft(found.fonts, where).toBeLessThanOrEqual(34);
    expect.soft(found.requests, where).toBeLessThanOrEqual(limits.requests);
    const { total, moved } = await layoutShift(page);
    const shift = Number(total.toFixed(3));
    expect.soft([shift, shift === 0 ? [] : moved], where).toEqual([0, []]);
    // The browser logs the status of a page that does not exist.
    expect.soft(path === missing ? [] : problems, where).toEqual([]);
    await page.context().close();
  }
});

test('nothing moves while the HTML of the navbar arrives in parts [14.10]', async ({ browser }) => {
  const html = readFileSync(join(publicFolder, 'player/index.html'), 'utf8');
  // The first part ends within the navbar, before its last button.
  const cut = html.indexOf('<button', html.indexOf('Ask AI</span></button>'));
  const site = await createSiteServer({ folder: publicFolder });
  const server = createServer((request, response) => {
    if (request.url !== '/player/') return site.emit('request', request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    server.once('rest', () => response.end(html.slice(cut)));
    return true;
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.goto(`${origin}/player/`, { waitUntil: 'commit' });
    await page.getByRole('banner').locator('[aria-expanded]').last().waitFor({ state: 'attached' });
    // The first part is painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    server.emit('rest');
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
    expect((await layoutShift(page)).moved).toEqual([]);
    await page.context().close();
  }
  server.closeAllConnections();
  server.close();
});

test('a page preloads the text font alone, with at most 35 KB [14.8]', async ({ page }) => {
  await page.goto('/docs/');
  const fonts = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(fonts).toHaveLength(1);
  expect(gzipped(join(publicFolder, String(fonts[0])))).toBeLessThanOrEqual(35 * kilobyte);
});

test('HTML and data of the median docs page are at most 10.5 KB gzipped', () => {
  const sizes = docsPages()
    .map((page) => page.htmlAndData())
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(10.5 * kilobyte);
});

test('a page that is not long needs no request for its data [14.8]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  expect(asked.filter((path) => path.startsWith('/page-data/'))).toEqual([]);
});

test('the playhead of the home page goes its way without moving anything else [14.10]', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const scrubber = page.getByRole('slider', { name: 'Frame' });
  await scrubber.scrollIntoViewIfNeeded();
  const frame = await scrubber.inputValue();
  // The first press loads the Player, which replaces the poster.
  for (let step = 0; step < 3; step += 1) await scrubber.press('PageDown');
  await expect(scrubber).not.toHaveValue(frame);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.locator('.__remotion-player')).toBeVisible();
  // Movement inside the picture comes from the video.
  const { moved } = await layoutShift(page);
  expect(moved.filter((element) => element.includes('class="'))).toEqual([]);
});

/** Returns the distance that elements have moved since the page was opened, and which ones. */
function layoutShift(page: Page) {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    const nameOf = (node?: Node) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : `the text ${JSON.stringify(node?.nodeValue)}`;
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources, startTime }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const move = `from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
          return `${nameOf(node)}, after ${Math.round(startTime)} ms, ${move}`;
        }),
      ),
    };
  });
}
