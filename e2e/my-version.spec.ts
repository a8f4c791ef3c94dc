import type { Page } from '@playwright/test';
import { barriers } from './support/accessibility';
import { expect, open, test } from './support/test';

/* The reader's own version of Remotion: what it lacks, and what has changed since. */

const form = '/docs/upgrading';
const status = (page: Page) => page.locator('#my-version output');
const inNavbar = (page: Page) =>
  page
    .locator('header .my-version a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);

/** Returns the width that the mark of an element may take: `0px` if it isn't shown. */
const markOf = (page: Page, selector: string, pseudo: '::before' | '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, which) => getComputedStyle(element, which).maxWidth, pseudo);

async function enter(page: Page, version: string): Promise<void> {
  await page.getByLabel(/your version/i).fill(version);
  await page.keyboard.press('Enter');
}

test('pages mark what a version lacks and what changed since, until it is cleared', async ({ page }) => {
  await open(page, form);
  await enter(page, '4.0.180');
  await expect(status(page)).toHaveText(/^\d+ releases with changes in \d+ packages\.$/);
  await expect(page).toHaveURL(/\?from=4\.0\.180$/);
  expect(await inNavbar(page)).toBe('"4.0.180"');
  expect(await barriers(page)).toEqual([]);

  await open(page, '/docs/artifact');
  // The version has `content`, which another type has had since 4.0.290. It lacks nothing.
  expect(await markOf(page, '#content', '::after')).not.toBe('0px');
  await open(page, '/docs/html5-video');
  expect(await markOf(page, '#onautoplayerror', '::after')).toBe('0px');
  const top = (await page.locator('#onautoplayerror').boundingBox())?.y;

  await open(page, form);
  await page.getByRole('button', { name: /clear/i }).click();
  expect(await inNavbar(page)).toBe('none');
  expect(await page.evaluate(() => localStorage.getItem('my-version'))).toBeNull();
  // Marks take no room that the page did not have.
  await open(page, '/docs/html5-video');
  expect((await page.locator('#onautoplayerror').boundingBox())?.y).toBe(top);
});

test('a version in a link applies to the visit, and stores nothing for later', async ({ page }) => {
  await open(page, '/docs/artifact?v=4.0.180');
  await expect.poll(() => inNavbar(page)).toBe('"4.0.180"');
  await open(page, '/docs/spring');
  expect(await inNavbar(page)).toBe('"4.0.180"');
  expect(await page.evaluate(() => localStorage.getItem('my-version'))).toBeNull();
});

test('a lockfile is read, and only the version is shown', async ({ page }) => {
  await open(page, form);
  await page.locator('#my-version input[type=file]').setInputFiles({
    name: 'package-lock.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"packages": {"node_modules/remotion": {\n  "version": "4.0.290"}}}'),
  });
  await expect(page).toHaveURL(/\?from=4\.0\.290$/);
  await expect(status(page)).toHaveText(/releases? with changes in/);
});

test('the list of changes needs no scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto(form);
  await expect(page.locator('details.releases').first()).toBeVisible();
  expect(await page.locator('details.releases [data-version]').count()).toBeGreaterThan(300);
  await context.close();
});
