import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const box = (page: Page) => page.getByRole('alert');

/** The first script in a page's HTML that is not shared by all pages. */
const appScript = /\/app-[\w]+\.js$/;

for (const [what, pattern, reason] of [
  ['a script that is gone', appScript, /Error: Couldn't load http.*\/app-.*\.js\./],
  [
    'page data that do not come',
    /\/page-data\/docs\/sequence\/page-data\.json/,
    /Error: Couldn't load \/page-data\/docs\/sequence\/page-data\.json/,
  ],
  [
    'shared data that do not come',
    /\/page-data\/sq\/d\/\d+\.json/,
    /Error: Couldn't load \/page-data\/sq\/d\/\d+\.json/,
  ],
] as const) {
  test(`${what} is reported with the error and Retry, and the page is what it is without scripts`, async ({
    page,
    problems,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/docs/sequence');
    await expect(box(page)).toContainText('This page’s code didn’t load.');
    await expect(box(page)).toContainText(reason);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');

    // Features that need scripts are hidden; those with their own page are links.
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: /^Color mode/ })).toBeHidden();
    await expect(banner.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Ask AI' })).toBeVisible();

    problems.length = 0;
    await page.unroute(pattern);
    await box(page).getByRole('button', { name: 'Retry' }).click();
    await expect(banner.getByRole('button', { name: /^Color mode/ })).toBeEnabled();
    await expect(box(page)).toHaveCount(0);
  });
}

test('a page that loads shows no such box', async ({ page }) => {
  await open(page, '/docs/sequence');
  await expect(box(page)).toHaveCount(0);
});

test('the scripts of a page are loaded after its styles, and run after the first paint', async ({ page }) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  // Nothing is painted before the styles are there.
  await page.route(/\/styles\.\w+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  let areDelivered = false;
  const early: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !areDelivered) early.push(request.url());
  });
  const fontLoaded = page.waitForResponse(/\.woff2$/);
  await page.goto('/docs/sequence', { waitUntil: 'commit' });
  await fontLoaded;
  await expect(page.locator('footer')).toBeAttached();
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  expect(early).toEqual([]);
  await expect(page.locator('script[src]')).toHaveCount(0);
  const loaded = page.waitForResponse(appScript);
  areDelivered = true;
  deliver();
  await loaded;
  await expect(page.locator('script[src]')).not.toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Color mode/ })).toBeEnabled();
  const painted = await page.evaluate(() =>
    Math.max(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
  );
  const interactive = await page.evaluate(
    () => performance.getEntriesByName('onInitialClientRender')[0]?.startTime ?? 0,
  );
  expect(interactive).toBeGreaterThan(painted);
});
