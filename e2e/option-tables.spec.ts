import { expect, open, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

const path = '/docs/renderer/render-frames';

test('a table of options leads to the sections, and a long one can be filtered', async ({ page }) => {
  await open(page, path);
  const table = page.locator('table.options').first();
  const rows = table.locator('tbody tr:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(15);
  const field = page.getByRole('searchbox', { name: 'Filter options' }).first();
  await field.fill('concurrency');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(`1 of ${all}`)).toBeVisible();
  await field.fill('');
  await expect(rows).toHaveCount(all);
  await table.getByRole('link', { name: 'concurrency' }).click();
  await expect(page).toHaveURL(/#concurrency$/);
  await expect(page.getByRole('heading', { name: 'concurrency' })).toBeInViewport();
});

test('on a phone, nothing of a table of options is off the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  expect(await sidewaysOverflow(page)).toBe(0);
  const wide = await page
    .locator('table.options td:visible')
    .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth));
  expect(wide).toEqual([]);
});

test('the table of contents breaks names at their capitals', async ({ page }) => {
  await open(page, path);
  const parts = page.locator('[data-rail] code:has(wbr)');
  expect(await parts.count()).toBeGreaterThan(5);
});
