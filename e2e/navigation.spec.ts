import { expect, hydrated, open, test } from './support/test';
import { scrollTop } from './support/visit';

test('a link in the text opens its page without loading anew, at its top', async ({ page }) => {
  await open(page, '/docs/sequence');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const link = page.locator('.prose a[href^="/docs/"]').last();
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(500);
  const target = String(await link.getAttribute('href'));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target.replace(/\/$/, '')}/?$`));
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/sequence$/);
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('the title and the canonical address are those of the page one has gone to', async ({ page }) => {
  await open(page, '/docs/the-fundamentals');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveTitle(/^Animating properties \| Remotion$/i);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/docs\/animating-properties$/,
  );
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('the skip link is the first stop of the keyboard, and leads to the text [2.33]', async ({ page }) => {
  await open(page, '/docs/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dropdown of the navbar works by keyboard and closes on Escape [4.14]', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Studio', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('an address with .html or index.html at its end loses it [2.19]', async ({ page, problems }) => {
  await page.goto('/docs/index.html');
  await hydrated(page);
  await expect(page).toHaveURL(/\/docs\/$/);
  // The server has no such file: the not-found page redirects to the intended page.
  await page.goto('/docs/sequence.html');
  await expect(page).toHaveURL(/\/docs\/sequence$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
  problems.splice(0, problems.length, ...problems.filter((problem) => !/404/.test(problem)));
});

test('a right click on the mark opens the brand page in a new tab [2.22]', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link').first().click({ button: 'right' });
  await (await opened).waitForURL(/\/brand\/?$/);
  await expect(page).toHaveURL(/\/$/);
});
