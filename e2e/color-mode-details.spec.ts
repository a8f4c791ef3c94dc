import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './support/test';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) => page.getByRole('button', { name: /^Color mode/ });
const barColors = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => [...new Set(metas.map((meta) => meta.getAttribute('content')))]);

test('other tabs follow the choice [4.9]', async ({ page, context }) => {
  await open(page, '/docs/');
  const other = await context.newPage();
  await open(other, '/blog');
  await toggle(page).click();
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe('dark');
  await expect.poll(() => theme(other)).toBe('dark');
  await expect(toggle(other)).toHaveAttribute('aria-label', 'Color mode: dark');
});

test('the toggle is disabled until the mode is ready [4.8]', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/app-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/docs/', { waitUntil: 'commit' });
  await expect(toggle(page)).toBeDisabled();
  arrive();
  await hydrated(page);
  await expect(toggle(page)).toBeEnabled();
});

test("the browser's own bars follow the choice, before paint and after [4.7]", async ({ page }) => {
  await open(page, '/docs/');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  const light = await barColors(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  const dark = await barColors(page);
  expect([light.length, dark.length]).toEqual([1, 1]);
  expect(dark).not.toEqual(light);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.theme !== undefined);
  expect(await barColors(page)).toEqual(dark);
  await page.unrouteAll();
});

test.afterEach(({ problems }) => {
  // The test blocks scripts on purpose.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_FAILED/.test(problem)));
});
