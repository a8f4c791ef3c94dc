import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';
import { wheel } from './support/visit';

const dropdown = (page: Page) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  return {
    button: main.getByRole('button', { name: 'Products' }),
    item: main.getByRole('link', { name: 'Timeline' }),
  };
};

test('the navbar hides on the way down and shows on the way up and above its own height [4.11]', async ({
  page,
}) => {
  await open(page, '/docs/sequence');
  const navbar = page.getByRole('banner');
  await wheel(page, 900);
  await expect(navbar).not.toBeInViewport();
  await wheel(page, -200);
  await expect(navbar).toBeInViewport();
  await wheel(page, 300);
  await expect(navbar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(navbar).toBeInViewport();
});

test('the navbar hides when one goes to a hash anchor [4.12]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const navbar = page.getByRole('banner');
  await expect(navbar).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click();
  await expect(navbar).not.toBeInViewport();
});

test('a dropdown closes on a mouse press outside [4.14]', async ({ page }) => {
  await open(page, '/');
  const { button, item } = dropdown(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.getByRole('main').dispatchEvent('mousedown');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeHidden();
});

test('a dropdown closes on a touch outside [4.14]', async ({ page }) => {
  await open(page, '/');
  const { button } = dropdown(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('main').dispatchEvent('touchstart');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a dropdown closes when the focus goes outside [4.14]', async ({ page }) => {
  await open(page, '/');
  const { button } = dropdown(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('main').focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the navbar has the items of the specification [2.20]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const main = page.getByRole('navigation', { name: 'Main' });
  const addresses = (label: string) =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: label, exact: true }) })
      .locator('ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(main.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('href', '/docs/');
  await expect(main.getByRole('link', { name: 'API', exact: true })).toHaveAttribute('href', '/docs/api');
  expect(await addresses('Products')).toEqual([
    '/docs/studio/',
    '/player/',
    '/lambda/',
    '/docs/cloudrun',
    '/docs/editor-starter/',
    '/docs/timeline/',
    '/docs/recorder/',
    '/docs/media-parser/',
    '/docs/webcodecs/',
  ]);
  expect(await addresses('Resources')).toEqual([
    '/templates/',
    '/learn',
    '/docs/resources',
    '/blog',
    '/showcase/',
    expect.stringMatching(/^https:/),
    '/docs/support',
  ]);
  expect(await addresses('Commercial')).toEqual([
    expect.stringMatching(/^https:/),
    expect.stringMatching(/^https:/),
    '/success-stories',
    '/experts/',
    '/about/',
    '/docs/investors',
    '/contact/',
  ]);
  for (const name of ['GitHub', 'Discord', 'X']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
  }
  for (const name of ['Ask AI', /^Color mode/, /^Search/]) {
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  }
});
