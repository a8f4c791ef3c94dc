import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';
import { scrollTop, wheelInVain } from './support/visit';

async function openMenu(page: Page, path: string) {
  await open(page, path);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test('the page behind the menu does not scroll [4.10]', async ({ page }) => {
  const menu = await openMenu(page, '/docs/sequence');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.mouse.move(370, 400);
  await wheelInVain(page, 600);
  expect(await scrollTop(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // The compositor may learn with a delay that it can scroll again.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page), { timeout: 2000 }).toBeGreaterThan(100);
  }).toPass();
});

test('the focus stays in the menu [4.10]', async ({ page }) => {
  const menu = await openMenu(page, '/blog');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await menu.evaluate((element) => {
      const { activeElement } = document;
      return activeElement !== document.body && !element.contains(activeElement);
    });
    expect(isOutside).toBe(false);
  }
});

test('dropdowns of the menu are closed unless one of their items is active [4.15]', async ({ page }) => {
  const menu = await openMenu(page, '/blog');
  const states = await menu
    .locator('details')
    .evaluateAll((all) =>
      all.map((details) => [
        details.querySelector('summary')?.textContent,
        (details as HTMLDetailsElement).open,
      ]),
    );
  expect(states).toEqual([
    ['Products', false],
    ['Resources', true],
    ['Commercial', false],
  ]);
  await menu.getByText('Products', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Timeline' })).toBeVisible();
});

test('the menu closes on a press outside of it [4.10]', async ({ page }) => {
  const menu = await openMenu(page, '/blog');
  await page.mouse.click(385, 600);
  await expect(menu).toBeHidden();
});
