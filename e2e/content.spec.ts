import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { prefixedRoot, testPrefix } from '../scripts/site/test-sites.mjs';
import { expect, open, test } from './support/test';

/* The rendered content of the small site in `e2e/fixtures/content`, which has a path prefix. */

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = await createSiteServer({ folder: join(prefixedRoot, 'public'), prefix: testPrefix });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});

test.afterAll(() => {
  server.close();
});

test.use({ baseURL: async ({}, use) => use(origin) });

const docs = (name: string) => `${testPrefix}/docs/${name}`;

test('a page that is data and a page that is a module have the same content', async ({ page }) => {
  const prose = async (name: string) => {
    await open(page, docs(name));
    return page.locator('.prose').evaluate((element) => {
      for (const button of element.querySelectorAll('button:not([data-copy], [role=tab])')) button.remove();
      return (
        element.innerHTML
          // The mark of HTML that the page's data leaves out: `servedAttribute`.
          .replaceAll(' data-h=""', '')
          .replace(/:R\w+:/g, ':id:')
          .replace(/>\s*\n\s*</g, '><')
          .trim()
      );
    });
  };
  const asData = await prose('as-data');
  expect(asData).toContain('This sentence stands in <strong>two</strong> pages.');
  await expect.poll(() => prose('as-module')).toBe(asData);
});

test('a component that content brings along works', async ({ page }) => {
  await open(page, docs('as-module'));
  const button = page.getByRole('button', { name: 'Pressed 0 times' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

test('a picture has width, height, several sizes and a modern format, and keeps its place', async ({
  page,
}) => {
  await open(page, docs('as-data'));
  const image = page.getByRole('img', { name: 'A square of one color' });
  await expect(image).toHaveAttribute('width', '760');
  await expect(image).toHaveAttribute('height', '507');
  await expect(image).toHaveAttribute('srcset', /^\/sub\/static\/.* 380w,/);
  await expect(page.locator('picture source')).toHaveAttribute('type', 'image/webp');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
});

test('old addresses lead to the page that took their place', async ({ page }) => {
  for (const old of ['docs/old-place', 'old']) {
    await page.goto(`${testPrefix}/${old}`);
    await expect(page).toHaveURL(`${origin}${docs('moved')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moved page');
  }
});

test('the date of the frontmatter is shown as the last change [1.5]', async ({ page }) => {
  await open(page, docs('moved'));
  await expect(page.locator('time')).toHaveAttribute('datetime', /^2025-08-21/);
});

test('an unlisted page is there, in no sidebar, and asks not to be indexed', async ({ page }) => {
  await open(page, docs('unlisted'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await open(page, docs(''));
  await expect(page.getByRole('link', { name: 'Second page' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Unlisted page' })).toHaveCount(0);
});

test('a draft is in no build', async () => {
  expect(existsSync(join(prefixedRoot, 'public/docs/second/index.html'))).toBe(true);
  expect(existsSync(join(prefixedRoot, 'public/docs/draft/index.html'))).toBe(false);
});
