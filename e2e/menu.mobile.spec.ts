import { expect, open, test } from './support/test';
import { wheel } from './support/visit';

test('the menu shows the docs first, and the main menu behind them [2.21, 2.35]', async ({ page }) => {
  await open(page, '/docs/sequence');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Docs' })).toBeVisible();
  await expect(menu.locator('[aria-current="page"]')).toHaveText('<Sequence>');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(
    menu.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test('the menu closes when a page is chosen [4.10]', async ({ page }) => {
  await open(page, '/docs/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Animating properties' }).click();
  await expect(page).toHaveURL(/animating-properties$/);
  await expect(menu).toBeHidden();
});

test('the table of contents is folded away under the title', async ({ page }) => {
  await open(page, '/docs/sequence');
  const summary = page.locator('summary', { hasText: 'On this page' });
  await summary.click();
  const link = page.locator('details[open]').getByRole('link').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(String(target))).toBeInViewport();
});

test('the navbar makes room while reading on, and comes back [4.11]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const navbar = page.getByRole('banner');
  await wheel(page, 900);
  await expect(navbar).not.toBeInViewport();
  await wheel(page, -300);
  await expect(navbar).toBeInViewport();
});
