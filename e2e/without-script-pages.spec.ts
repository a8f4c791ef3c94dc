import { onePageOfEach } from './support/built-site';
import { expect, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

test.use({ javaScriptEnabled: false });

test('one page of every kind reads fully without scripts [12.9]', async ({ page }) => {
  test.setTimeout(120_000);
  const poor: string[] = [];
  for (const { path } of onePageOfEach()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    const text = (await page.getByRole('main').innerText()).length;
    if (!(await heading.isVisible())) poor.push(`${path} has no heading`);
    if (text < 80) poor.push(`${path} has ${text} characters`);
    // Features that need scripts are hidden.
    const dead = await page.locator('[data-needs-js]:visible').count();
    if (dead > 0) poor.push(`${path} shows ${dead} controls that do nothing`);
  }
  expect(poor).toEqual([]);
});

test('code is highlighted without scripts [1.7]', async ({ page }) => {
  // The theme is github-dark, whatever the page's mode.
  const color = 'rgb(255, 123, 114)';
  const backgroundColor = 'rgb(13, 17, 23)';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs/sequence');
    await expect(page.locator('.prose pre .token.keyword').first()).toHaveCSS('color', color);
    await expect(page.locator('.prose .code-block').first()).toHaveCSS('background-color', backgroundColor);
  }
});

test('the menus of the navbar open without scripts, and nothing is wider than the window [12.9]', async ({
  page,
}) => {
  await page.goto('/docs/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysOverflow(page)).toBe(0);
    for (const [label, entry] of [
      ['Products', 'Timeline'],
      ['Resources', 'Showcase'],
      ['Commercial', 'Contact'],
    ] as const) {
      const link = main.getByRole('link', { name: entry });
      await expect(link).toBeHidden();
      await main.getByRole('button', { name: label }).focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    await main.getByRole('link', { name: 'Contact' }).press('Enter');
    await expect(page).toHaveURL(/\/contact\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/$/);
  }
});

test('search leads to a page that says it needs JavaScript [12.9]', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/?$/);
  // Playwright finds no text in <noscript>.
  const note = page.getByRole('main').locator('noscript p');
  await expect(note).toBeVisible();
  expect(await note.innerText()).toContain('Search needs JavaScript');
});

test('Ask AI leads to its page [12.9]', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('banner').getByRole('link', { name: 'Ask AI' }).click();
  await expect(page).toHaveURL(/\/ai\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
