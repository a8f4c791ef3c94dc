import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('the mode follows the system until the reader chooses, and is remembered [4.6]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/');
  expect(await theme(page)).toBe('dark');
  const dark = await paper(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
  expect(await paper(page)).not.toBe(dark);

  const toggle = page.getByRole('button', { name: /^Color mode/ });
  for (const choice of ['light', 'dark', 'system', 'light', 'dark']) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-label', `Color mode: ${choice}`);
  }
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('the mode is right before anything is painted [4.7]', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Nothing is painted before the body exists, so the state at that moment is the state of the first paint.
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeOfFirstBody: document.documentElement.dataset.theme ?? 'none' });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  // A slow stylesheet delays every script after it.
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await open(page, '/docs/');
  expect(
    await page.evaluate(() => (window as unknown as { themeOfFirstBody: string }).themeOfFirstBody),
  ).toBe('dark');
});
