import { onePageOfEach } from './support/built-site';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('one page of every kind reads fully without scripts', async ({ page }) => {
  test.setTimeout(120_000);
  const poor: string[] = [];
  for (const { path } of onePageOfEach()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    const text = (await page.getByRole('main').innerText()).length;
    if (!(await heading.isVisible())) poor.push(`${path} has no heading`);
    if (text < 80) poor.push(`${path} has ${text} characters`);
    // What only scripts can use is not shown.
    const dead = await page.locator('[data-needs-js]:visible').count();
    if (dead > 0) poor.push(`${path} shows ${dead} controls that do nothing`);
  }
  expect(poor).toEqual([]);
});

test('code is highlighted without scripts', async ({ page }) => {
  await page.goto('/docs/sequence');
  const token = page.locator('.prose pre .token.keyword').first();
  const plain = page.locator('.prose pre').first();
  const color = (element: Element) => getComputedStyle(element).color;
  expect(await token.evaluate(color)).not.toBe(await plain.evaluate(color));
});

test('search leads to a page that says it needs JavaScript', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/?$/);
  // Playwright looks for no text in <noscript>.
  const note = page.getByRole('main').locator('noscript p');
  await expect(note).toBeVisible();
  expect(await note.innerText()).toContain('Search needs JavaScript');
});

test('Ask AI leads to its page', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('banner').getByRole('link', { name: 'Ask AI' }).click();
  await expect(page).toHaveURL(/\/ai\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
