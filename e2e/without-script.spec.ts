import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('a docs page is readable and leads on without scripts [12.9]', async ({ page }) => {
  await page.goto('/docs/the-fundamentals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();
  await expect(page.locator('.prose > .code-block pre').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\/docs\/animating-properties$/);
});

test('tabs show their content without scripts [12.9]', async ({ page }) => {
  await page.goto('/docs/transitions/');
  await expect(page.getByText('npm i').first()).toBeVisible();
});

test('the navbar and the footer lead everywhere without scripts [12.9]', async ({ page }) => {
  for (const path of ['/', '/blog', '/experts/', '/templates/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Docs' })).toBeVisible();
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(8);
  }
});
