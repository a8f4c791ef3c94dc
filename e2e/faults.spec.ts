import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './support/test';
import { follow } from './support/visit';

/** Reads and navigates, and uses features that store data. */
async function readAndNavigate(page: Page) {
  await open(page, '/docs/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('button', { name: /^Color mode/ });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  await sidebar
    .getByRole('button', { name: /^Pages in/ })
    .first()
    .click();
  await sidebar.getByRole('link', { name: 'Animating properties' }).click();
  await expect(page).toHaveURL(/animating-properties$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Animating properties/i);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/$/);
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await follow(page, '/docs/transitions/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('@remotion/transitions');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  await follow(page, '/search?q=sequence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
}

test('storage that is forbidden leaves a site that reads and navigates [14.2]', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await readAndNavigate(page);
});

test('storage that is full leaves a site that reads and navigates [14.2]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await readAndNavigate(page);
});

test('cookies that are off leave a site that reads and navigates [14.2]', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
      set() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await readAndNavigate(page);
  expect(await context.cookies()).toEqual([]);
});

test('a start without scripts and data leaves a site that reads and navigates [14.6]', async ({
  page,
  problems,
}) => {
  // Simulates a user who is offline with only the HTML cached: nothing else loads.
  await page.route(/\.(js|json|woff2)(\?|$)/, (route) => route.abort('internetdisconnected'));
  await page.goto('/docs/the-fundamentals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/animating-properties$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Animating properties/i);
  problems.length = 0;
});

test.describe('with an empty cache', () => {
  test.use({ ownPage: true });

  test('a page that was opened stays in use offline, and pages that are there are opened [14.6]', async ({
    page,
    context,
    problems,
  }) => {
    await open(page, '/docs/the-fundamentals');
    await follow(page, '/docs/sequence');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('<Sequence>');
    await expect(page).toHaveURL(/the-fundamentals$/);
    await follow(page, '/docs/sequence');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
    await page.getByRole('button', { name: /^Color mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await context.setOffline(false);
    problems.length = 0;
  });
});

test('a slow network leaves a site that reads at once and navigates [14.7]', async ({ page, context }) => {
  test.setTimeout(240_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/docs/the-fundamentals', { waitUntil: 'commit' });
  await expect(page.locator('.prose p').first()).toBeVisible({ timeout: 20_000 });
  await page.waitForFunction(() => document.readyState === 'complete', undefined, { timeout: 60_000 });
  await hydrated(page);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/animating-properties$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Animating properties/i);
});
