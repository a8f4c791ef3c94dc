import type { Page } from '@playwright/test';
import { barriers } from './support/accessibility';
import { expect, open, test } from './support/test';

/* What changed since a reader's last visit, and the list of all changes. */

const key = 'last-visits';
const note = (page: Page) => page.getByRole('link', { name: /sections? changed since/ });
const marks = (page: Page) => page.locator('[data-rail] [data-changed]');
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Reads a page, and makes the browser believe that two of its sections were different on an earlier day. */
async function readBefore(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => stored(page)).toContain(path);
  await page.evaluate(
    ([name, route]) => {
      const visits = JSON.parse(localStorage.getItem(name as string) ?? '{}');
      const [, digests] = visits[route as string];
      const old = digests
        .split(' ')
        .map((each: string, index: number) => (index === 1 || index === 2 ? '????' : each));
      localStorage.setItem(
        name as string,
        JSON.stringify({ [route as string]: ['2024-12-04', old.join(' ')] }),
      );
    },
    [key, path],
  );
}

test('a page says which sections changed since the last visit, and moves nothing for it', async ({
  page,
}) => {
  await readBefore(page, '/docs/spring');
  await page.reload();
  await expect(note(page)).toHaveText('2 sections changed since December 4');
  await expect(marks(page)).toHaveCount(2);
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, each) => sum + (each as unknown as { value: number }).value, 0);
  });
  expect(shift).toBe(0);
  expect(await barriers(page)).toEqual([]);
  // It stays for the day.
  await page.reload();
  await expect(note(page)).toBeVisible();
});

test('the note leads to the old and new text, and other pages are not marked', async ({ page }) => {
  await readBefore(page, '/docs/spring');
  await page.reload();
  await note(page).click();
  await expect(page).toHaveURL(/\/docs\/changes#page=\/docs\/spring&since=2024-12-04$/);
  await expect(
    page.getByRole('heading', { name: /^Changes to \/docs\/spring since December 4, 2024$/ }),
  ).toBeVisible();
  await expect(page.locator('#comparison ins').first()).toBeVisible();
  await open(page, '/docs/sequence');
  await expect(note(page)).toHaveCount(0);
});

test('one click turns it off, and forgets what was read', async ({ page }) => {
  await readBefore(page, '/docs/spring');
  await open(page, '/docs/changes');
  await page.getByRole('button', { name: 'Stop remembering pages' }).click();
  expect(await stored(page)).toBe('off');
  await open(page, '/docs/spring');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page)).toBe('off');
  await expect(note(page)).toHaveCount(0);
});

test('the list of changes and its feeds need no scripts', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/docs/changes');
  await expect(page.getByRole('heading', { name: /^Week of / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop remembering pages' })).toBeHidden();
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect((await request.get(`/docs/changes/${name}`)).status()).toBe(200);
    await expect(page.locator(`link[rel=alternate][href$="/docs/changes/${name}"]`)).toHaveCount(1);
  }
  expect(await (await request.get('/docs/changes.md')).text()).toMatch(/^## Week of /m);
  await context.close();
});
