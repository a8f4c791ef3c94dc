import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/install/programs.mjs';

/*
 * A smoke test of the built site in Firefox. Playwright only drives its own build of Firefox, so Puppeteer
 * drives an installed one through WebDriver BiDi.
 */

// Without Firefox, these tests are reported as skipped. `npm run test:long` installs it if possible.
const executablePath = findFirefox();
test.skip(!executablePath, 'Firefox is not installed.');
// One Firefox for all tests.
test.describe.configure({ mode: 'default' });

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

test.beforeAll(async () => {
  if (executablePath) browser = await puppeteer.launch({ browser: 'firefox', executablePath });
});
test.afterAll(() => browser?.close());

test.beforeEach(async ({ baseURL }) => {
  problems = [];
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`threw: ${error}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob|about):/.test(request.url()))
      problems.push(`asked ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`got ${response.status()}: ${response.url()}`);
  });
});
test.afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

/** Opens a page and waits until React has hydrated it. */
async function open(path: string): Promise<void> {
  await page.goto(`${test.info().project.use.baseURL}${path}`);
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}

const path = () => new URL(page.url()).pathname;
const heading = () => page.$eval('h1', (element) => element.textContent);

test('the home page is whole', async () => {
  await open('/');
  expect(await heading()).not.toBe('');
  await page.locator('footer a[href]').wait();
  // Only the poster of one color mode is shown. An image that could not be loaded or decoded has no natural
  // width.
  const shownPosters = () =>
    page.$$eval(
      'main img[src^="/demos/"]',
      (images) => images.filter((image) => image.checkVisibility() && image.naturalWidth > 0).length,
    );
  await expect.poll(shownPosters).toBe(1);
});

test('a demo plays', async () => {
  await open('/docs/spring');
  const frame = () => page.$eval('figure input[aria-label="Frame"]', (input) => Number(input.value));
  const before = await frame();
  await page.locator('figure button[aria-label^="Play “"]').click();
  await page.locator('figure .__remotion-player').wait();
  await expect.poll(frame).toBeGreaterThan(before);
});

test('the search finds a page, and Enter opens it', async () => {
  await open('/docs/');
  await page.locator('header button[aria-keyshortcuts*="Control+K"]').click();
  await page.locator('[role="dialog"] input').wait();
  await page.keyboard.type('sequence');
  await page.locator('[role="treeitem"][aria-selected="true"]').wait();
  const active = () => page.$eval('[role="treeitem"][aria-selected="true"]', (hit) => hit.textContent);
  await expect.poll(active).toContain('<Sequence>');
  await page.keyboard.press('Enter');
  await expect.poll(path).toBe('/docs/sequence');
  await expect.poll(heading).toContain('<Sequence>');
});

test('the color mode changes, and is remembered', async () => {
  await open('/docs/');
  const toggle = page.locator('header button[aria-label^="Color mode"]');
  const mode = () =>
    page.$eval('html', (root) => [root.dataset.theme, getComputedStyle(root).backgroundColor]);
  await toggle.click();
  const light = await mode();
  expect(light[0]).toBe('light');
  await toggle.click();
  const dark = await mode();
  expect(dark[0]).toBe('dark');
  expect(dark[1]).not.toBe(light[1]);
  await open('/docs/sequence');
  expect(await mode()).toEqual(dark);
});

test('the sidebar opens another page without loading the document again', async () => {
  await open('/docs/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator('nav[aria-label="Docs"] a[href="/docs/animating-properties"]').click();
  await expect.poll(path).toBe('/docs/animating-properties');
  await expect.poll(heading).toMatch(/animating properties/i);
  const current = await page.$eval(
    'nav[aria-label="Docs"] [aria-current="page"]',
    (link) => link.textContent,
  );
  expect(current).toMatch(/animating properties/i);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});
