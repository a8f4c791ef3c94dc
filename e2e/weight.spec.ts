import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { docsPages, gzipped, publicFolder } from './support/built-site';
import { expect, hydrated, test } from './support/test';

const kilobyte = 1000;

/** Opens a page with an empty cache; gives back the files that it runs as scripts, and how many requests it took. */
async function load(page: Page, path: string) {
  const scripts = new Set<string>();
  let requests = 0;
  page.on('request', (request) => {
    const prefetched = request.headers()['sec-purpose'] === 'prefetch' || request.resourceType() === 'other';
    if (!prefetched) requests += 1;
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForTimeout(500);
  return { scripts: [...scripts], requests };
}

test('a docs page runs at most 90 KB of gzipped JavaScript, with few requests', async ({ page }) => {
  const { scripts, requests } = await load(page, '/docs/');
  const bytes = scripts.reduce((sum, path) => sum + gzipped(join(publicFolder, path)), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(90 * kilobyte);
  expect(requests).toBeLessThanOrEqual(20);
});

test('HTML and data of the median docs page are at most 25 KB gzipped', () => {
  const sizes = docsPages()
    .map((page) => page.html() + page.data())
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(25 * kilobyte);
});

for (const path of ['/', '/docs/', '/blog']) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${path} loads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      const { total, moved } = await layoutShift(page);
      expect([Number(total.toFixed(3)), total < 0.001 ? [] : moved]).toEqual([0, []]);
    });
  }
}

test('the playhead of the home page goes its way without moving anything else', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const scrubber = page.getByRole('slider', { name: 'Frame' });
  await scrubber.scrollIntoViewIfNeeded();
  const frame = await scrubber.inputValue();
  // The first press loads the player, which takes the place of the poster.
  for (let step = 0; step < 3; step += 1) await scrubber.press('PageUp');
  await expect(scrubber).not.toHaveValue(frame);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.locator('.__remotion-player')).toBeVisible();
  // What moves within the picture is the video.
  const { moved } = await layoutShift(page);
  expect(moved.filter((element) => element.includes('class="'))).toEqual([]);
});

/** How far things have moved since the page was opened, and which. */
function layoutShift(page: Page) {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Node }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text')),
    };
  });
}
