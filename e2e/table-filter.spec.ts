import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { expect, open, test } from './support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter functions and components' });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr:has(td:first-child a)');

test('the list of all functions is filtered as one types, and Back returns to what was typed', async ({
  page,
}) => {
  await open(page, '/docs/api');
  const all = await rows(page).count();
  await field(page).pressSequentially('paths length');
  const row = rows(page).getByRole('link', { name: 'getLength()' });
  await expect(row).toBeVisible();
  await expect(rows(page).filter({ hasText: 'spring()' }).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: '@remotion/player' })).toBeHidden();
  await expect(page.getByRole('heading', { name: '@remotion/paths' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^\d of \d{3}$/);
  await expect(page).toHaveURL(/\?filter=paths\+length$/);

  await row.click();
  await expect(page).toHaveURL(/get-length$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('paths length');
  await expect(page.getByRole('heading', { name: '@remotion/player' })).toBeHidden();

  // A link to a hidden heading shows it.
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '@remotion/player' })
    .click();
  await expect(page.getByRole('heading', { name: '@remotion/player' })).toBeInViewport();
  await expect(field(page)).toHaveValue('');
  await expect(rows(page).filter({ visible: true })).toHaveCount(all);
});

test('a filter without matches offers the search, and Escape clears it', async ({ page }) => {
  await open(page, '/docs/api?filter=no+such+thing');
  await expect(page.getByRole('status')).toHaveText(/^0 of \d{3}$/);
  await expect(page.getByRole('link', { name: 'Search the docs for “no such thing”' })).toHaveAttribute(
    'href',
    /\/search\?q=no%20such%20thing$/,
  );
  await expectNoBarriers(page, { part: 'main', widths: [390, 1440] });
  await field(page).press('Escape');
  await expect(page.getByRole('heading', { name: '@remotion/player' })).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/api$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, without a field', async ({ page }) => {
    await page.goto('/docs/api');
    await expect(field(page)).toBeHidden();
    await expect(rows(page).getByRole('link', { name: 'getLength()' })).toBeVisible();
  });
});
