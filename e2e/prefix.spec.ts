import type { Server } from 'node:http';
import { join } from 'node:path';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { prefixedRoot, testPrefix } from '../scripts/site/test-sites.mjs';
import { openListening, searchFor } from './support/search';
import { expect, open, test } from './support/test';

let server: Server;
let origin: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await createSiteServer({ folder: join(prefixedRoot, 'public'), prefix: testPrefix });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});

test.afterAll(() => {
  server.close();
});

test.use({ baseURL: async ({}, use) => use(origin) });

test('every address of a page stays under the prefix', async ({ page }) => {
  await open(page, `${testPrefix}/docs/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outside = await page.evaluate((prefix) => {
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    return addresses.filter(
      (address) => /^\/(?!\/)/.test(address) && !`${address}/`.startsWith(`${prefix}/`),
    );
  }, testPrefix);
  expect(outside).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${testPrefix}/docs/?$`),
  );
});

test('a click stays under the prefix, without loading the page anew', async ({ page }) => {
  await open(page, `${testPrefix}/docs/`);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('main').getByRole('link', { name: 'The second page' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${testPrefix}/docs/second/?$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the search finds pages under the prefix, and opens them without loading the page anew', async ({
  page,
}) => {
  await openListening(page, `${testPrefix}/docs/`);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const { hits } = await searchFor(page, 'second page');
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', `${testPrefix}/docs/second`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${testPrefix}/docs/second/?$`));
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('outside of the prefix there is nothing', async ({ request }) => {
  expect((await request.get(`${origin}/docs/`)).status()).toBe(404);
});
