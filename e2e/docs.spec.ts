import { expect, hydrated, open, test } from './support/test';

test('the sidebar marks the open page, and its branch is open [2.13]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText('<Sequence>');
  await expect(current).toBeInViewport();
});

test('categories open and close, and stay so on other pages and after a reload [2.13]', async ({ page }) => {
  await open(page, '/docs/');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  const category = sidebar.getByRole('button', { name: 'Pages in Rendering' });
  const below = sidebar.getByRole('link', { name: 'Transparent videos' });
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(below).toBeVisible();

  // Categories that were open before stay open.
  await sidebar.getByRole('link', { name: 'Animating properties' }).click();
  await expect(page).toHaveURL(/animating-properties$/);
  await expect(below).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(below).toBeVisible();
  await category.click();
  await expect(below).toBeHidden();
});

test('breadcrumbs lead to the page [2.14]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('<Sequence>');
  await expect(crumbs.getByRole('link').first()).toBeVisible();
});

test('the table of contents lists the sections and follows the reader [1.8]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = await page
    .locator('.prose :is(h2, h3)')
    .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
  const links = await contents
    .getByRole('link')
    .evaluateAll((found) => found.map((a) => a.getAttribute('href')));
  expect(links).toEqual(headings);

  const last = contents.getByRole('link').nth(headings.length - 2);
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${headings[headings.length - 2]}$`));
  await expect(contents.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(page.locator(String(headings[headings.length - 2]))).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 4));
  await expect(contents.locator('[aria-current="true"]')).not.toHaveAttribute(
    'href',
    String(headings[headings.length - 2]),
  );
});

test('previous and next go on without loading the page anew', async ({ page }) => {
  await open(page, '/docs/the-fundamentals');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const ends = page.getByRole('navigation', { name: 'Previous and next pages' });
  await ends.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\/docs\/animating-properties$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Animating properties/i);
  await ends.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(/\/docs\/the-fundamentals$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('code is copied without line numbers and marks, and the button says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/sequence');
  const block = page.locator('.code-block').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.locator('code').innerText()).trim());
});

test('a heading has a link to itself', async ({ page }) => {
  await open(page, '/docs/sequence');
  const heading = page.locator('.prose h2').first();
  const id = String(await heading.getAttribute('id'));
  await heading.hover();
  await heading.getByRole('link', { name: /^Link to/ }).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});

test('a choice of package manager holds for all tabs, and is remembered', async ({ page }) => {
  await open(page, '/docs/transitions/');
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(page.getByRole('tabpanel').filter({ hasText: 'pnpm' }).first()).toBeVisible();
  await open(page, '/docs/paths/');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
});
