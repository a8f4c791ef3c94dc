import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { expectNoBarriers } from './support/accessibility';
import { publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';
import { follow } from './support/visit';

interface Breakable extends Window {
  fix(): void;
}

const fix = (page: Page) => page.evaluate(() => (window as unknown as Breakable).fix());
const crashOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page crashed' });

/** Makes rendering of a docs page throw until it is fixed: when a property of its data is read. */
async function breakPage(page: Page, path: string, property: string): Promise<void> {
  await page.evaluate(
    ([folder, property]) => {
      const { json } = Response.prototype;
      Response.prototype.json = async function () {
        const content = await json.call(this);
        if (!this.url.includes(folder as string)) return content;
        const keys = (property as string).split('.');
        const last = String(keys.pop());
        const owner = keys.reduce((value, key) => value[key], content.result.data.doc);
        const value = owner[last];
        const cause = new Error('the middle', { cause: new Error('the bottom') });
        Object.defineProperty(owner, last, {
          configurable: true,
          get() {
            throw new Error('the top', { cause });
          },
        });
        const fix = () => Object.defineProperty(owner, last, { value });
        Object.assign(window, { fix });
        return content;
      };
    },
    [`/page-data${path}`, property],
  );
}

test('a page that crashes says so, with message and causes, and Try again clears the error [2.53, 4.19, 8.12]', async ({
  page,
  problems,
}) => {
  await open(page, '/docs/sequence');
  await breakPage(page, '/docs/transitions/', 'title');
  await follow(page, '/docs/transitions/');
  const crash = crashOf(page);
  await expect(crash.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(crash.locator('pre')).toHaveText('the top\nCause: the middle\nCause: the bottom');
  await expect(page).toHaveTitle(/^Page Error/);
  // The crash screen replaces only the page. Everything around it remains usable.
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();

  await crash.getByRole('button', { name: 'Try again' }).click();
  await expect(crash.locator('pre')).toContainText('the top');
  await fix(page);
  await crash.getByRole('button', { name: 'Try again' }).click();
  await expect(crash).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('@remotion/transitions');
  await expect(page).not.toHaveTitle(/Page Error/);
  expect(problems.join('\n')).toContain('the top');
  problems.length = 0;
});

test('another page is shown after a crash [4.20]', async ({ page, problems }) => {
  await open(page, '/docs/sequence');
  await breakPage(page, '/docs/transitions/', 'title');
  await follow(page, '/docs/transitions/');
  await expect(crashOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
  await expect(page).not.toHaveTitle(/Page Error/);
  problems.length = 0;
});

for (const [what, property] of [
  ['a crash of what stands around the page', 'navigation.sidebar.items'],
  ['a crash before the frame of the page is there', 'navigation.sidebar'],
] as const)
  test(`${what} leaves the way home, and Try again [2.53]`, async ({ page, problems }) => {
    await open(page, '/docs/still');
    await breakPage(page, '/docs/transitions/presentations/none/', property);
    await follow(page, '/docs/transitions/presentations/none');
    await expect(crashOf(page).getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    await expect(crashOf(page).locator('pre')).toHaveText('the top\nCause: the middle\nCause: the bottom');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/');
    await fix(page);
    await crashOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('none()');
    await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
    problems.length = 0;
  });

test('the crash screen is accessible, in either mode, on narrow screens and wide ones [2.53]', async ({
  page,
  problems,
}) => {
  await open(page, '/docs/sequence');
  await breakPage(page, '/docs/transitions/', 'title');
  await follow(page, '/docs/transitions/');
  await expect(crashOf(page)).toBeVisible();
  await expectNoBarriers(page);
  problems.length = 0;
});

test.describe('under another path than it was built for', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    server = await createSiteServer({ folder: publicFolder, prefix: '/elsewhere' });
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  test.afterAll(() => {
    server.close();
  });

  test('the site says without its bundle that it didn’t load properly, and which setting to look at [2.54, 8.13]', async ({
    page,
    problems,
  }) => {
    await page.goto(`${origin}/elsewhere/docs/`);
    const banner = page.locator('#base-url-banner');
    await expect(banner).toContainText('This site didn’t load properly');
    await expect(banner).toContainText('PATH_PREFIX=/elsewhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The scripts cannot be loaded either, which the banner explains.
    await expect.poll(() => problems.join('\n')).toMatch(/\.js/);
    await expect(page.getByRole('alert')).toHaveCount(1);
    problems.length = 0;
  });
});

test('the site says nothing of its base URL where it is right [2.54]', async ({ page }) => {
  await open(page, '/docs/');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});
