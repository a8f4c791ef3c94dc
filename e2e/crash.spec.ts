import type { Server } from 'node:http';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';
import { follow } from './support/visit';

interface Breakable extends Window {
  mend(): void;
}

// The layout's own boundary takes this crash before the page's does.
test.fixme(
  'a page that crashes says so, with message and causes, and Try again clears the error',
  async ({ page, problems }) => {
    await open(page, '/docs/sequence');
    // Pages with components read their props by this function: while it fails, such a page cannot be rendered.
    await page.evaluate(() => {
      const { fromEntries } = Object;
      Object.fromEntries = () => {
        const cause = new Error('the middle', { cause: new Error('the bottom') });
        throw new Error('the top', { cause });
      };
      (window as unknown as Breakable).mend = () => Object.assign(Object, { fromEntries });
    });
    await follow(page, '/docs/transitions/');
    const crash = page.getByRole('alert');
    await expect(crash.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    await expect(crash.locator('pre')).toHaveText('the top\nCause: the middle\nCause: the bottom');
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.evaluate(() => (window as unknown as Breakable).mend());
    await crash.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/Page Error/);
    expect(problems.join('\n')).toContain('the top');
    problems.length = 0;
  },
);

test('another page is shown after a crash', async ({ page, problems }) => {
  await open(page, '/docs/sequence');
  await page.evaluate(() => {
    const { fromEntries } = Object;
    Object.fromEntries = () => {
      throw new Error('broken');
    };
    (window as unknown as Breakable).mend = () => Object.assign(Object, { fromEntries });
  });
  await follow(page, '/docs/transitions/');
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await page.evaluate(() => (window as unknown as Breakable).mend());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
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

  test('the site says without its bundle that it did not load properly, and which setting to look at', async ({
    page,
    problems,
  }) => {
    await page.goto(`${origin}/elsewhere/docs/`);
    const banner = page.locator('#base-url-banner');
    await expect(banner).toContainText('This site did not load properly');
    await expect(banner).toContainText('PATH_PREFIX=/elsewhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    problems.length = 0;
  });
});

test('the site says nothing of its base URL where it is right', async ({ page }) => {
  await open(page, '/docs/');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});
