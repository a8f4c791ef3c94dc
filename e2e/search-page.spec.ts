import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers } from './support/accessibility';
import { fillStorage, forbidStorage, forgetOffline, unusualQueries } from './support/search';
import { expect, open, test } from './support/test';
import { follow, loadingCode, scrollTop } from './support/visit';

/** Maximum number of characters of a query; the rest is ignored. */
const queryLimit = 64;

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('main').getByRole('option');
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/**
 * Returns the number of results after the complete index has been searched. The first results are for titles
 * only.
 */
async function countWhole(page: Page): Promise<string> {
  const count = results(page).locator('output');
  await expect(count).toHaveText(/^\d+ results? for “.+”$/, { timeout: 30_000 });
  return String(await count.textContent());
}

test.describe('results', () => {
  test('the query of the address is answered: how many, page by page, with what matched; or what to do instead [2.49, 8.2]', async ({
    page,
  }) => {
    await open(page, '/search?q=sequence');
    await expect(results(page)).toContainText(/^\d+ results for “sequence”/);
    await expect(titles(page).first()).toHaveText('<Sequence>');
    await expect(results(page).locator('mark').first()).toBeVisible();
    await expect(box(page)).toHaveValue('sequence');
    await titles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/sequence$/);

    await follow(page, '/search?q=qqqzzz+xxxqqq');
    await expect(results(page)).toContainText('No results for “qqqzzz xxxqqq”');
    await expect(results(page)).toContainText('Try searching for');
    await expect(results(page)).toContainText('Believe this query should return results? Let us know.');
  });

  test('they are narrowed to parts of the site, also by the address; more are loaded, and the way back leads to all of them [2.49, 2.50]', async ({
    page,
  }) => {
    await open(page, '/search?q=frame');
    const api = page.getByRole('checkbox', { name: 'API reference' });
    const all = await countWhole(page);
    await api.check();
    await expect(page).toHaveURL(/\?q=frame&part=api$/);
    await expect(results(page).locator('output')).not.toHaveText(all);
    const narrowed = await countWhole(page);
    await page.reload();
    await expect(api).toBeChecked();
    await expect(results(page).locator('output')).toHaveText(narrowed);
    await api.uncheck();
    await expect(page).toHaveURL(/\?q=frame$/);
    await expect(results(page).locator('output')).toHaveText(all);

    const before = await titles(page).count();
    await page.getByRole('button', { name: 'Load more results' }).click();
    await expect(page).toHaveURL(/\/search\?q=frame&page=2$/);
    await expect.poll(() => titles(page).count()).toBeGreaterThan(before);
    await expect(titles(page).nth(before).getByRole('link')).toBeFocused();

    const count = await titles(page).count();
    const last = titles(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(500);
    await last.getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=frame&page=2$/);
    await expect(titles(page)).toHaveCount(count);
    await expect.poll(() => scrollTop(page)).toBe(place);
  });

  test('each submitted query has its place in the history [2.50]', async ({ page }) => {
    await open(page, '/search');
    await expect(page.getByRole('navigation', { name: 'Browse the site' })).toBeVisible();
    for (const query of ['sequence', 'series']) {
      await box(page).fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`\\?q=${query}$`));
      await expect(results(page)).toContainText(`for “${query}”`);
    }
    await page.goBack();
    await expect(box(page)).toHaveValue('sequence');
    await expect(titles(page).first()).toHaveText('<Sequence>');
  });

  test('an address may ask for anything, when it is opened and when it is followed [14.3]', async ({
    page,
  }) => {
    const opened = ['10,000 characters', 'HTML'];
    for (const [what, query] of Object.entries(unusualQueries)) {
      await test.step(what, async () => {
        const asksNothing = /^[\s\p{Cc}]*$/u.test(query);
        const address = `/search?q=${encodeURIComponent(query)}`;
        if (opened.includes(what)) await open(page, address);
        else await follow(page, address);
        if (asksNothing) await expect(page.getByRole('main')).toContainText('Or browse');
        else await expect(results(page)).toContainText(`for “${query.slice(0, queryLimit)}”`);
        await expect(results(page).locator('img')).toHaveCount(0);
        await box(page).fill('sequence');
        await expect(options(page).first()).toContainText('<Sequence>');
      });
    }
  });
});

test.describe('suggestions', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/search');
  });

  test('the panel opens on focus and on typing, and closes on Escape, which then clears the query [4.2]', async ({
    page,
  }) => {
    await box(page).focus();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await page.keyboard.type('sequence');
    await expect(options(page).first()).toContainText('<Sequence>');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('sequence');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
  });

  test('it closes on blur, and a click opens a page without reloading [4.2]', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await box(page).fill('sequence');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(options(page)).toHaveCount(0);
    await box(page).click();
    await options(page).first().click();
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('arrows go around, Enter opens, and what was opened is remembered [4.3]', async ({
    page,
    context,
  }) => {
    await box(page).fill('sequence');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/\/docs\/sequence$/);
    await expect(page).toHaveURL(/\/search$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    await page.goBack();
    // Until the page has read its URL again, it closes the panel.
    await expect(async () => {
      await box(page).click();
      await expect(options(page)).toHaveText([/<Sequence>/], { timeout: 2000 });
    }).toPass();
  });
});

test('full storage: it says so, and results open all the same [14.2]', async ({ page }) => {
  await open(page, '/search?q=sequence');
  await fillStorage(page);
  await box(page).fill('');
  await expect(page.getByRole('main')).toContainText('Searches are not remembered here');
  await page.keyboard.press('Escape');
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/sequence$/);
});

test('forbidden storage: it says so, and results open all the same [14.2]', async ({ page }) => {
  await forbidStorage(page);
  await open(page, '/search');
  await box(page).focus();
  await expect(page.getByRole('main')).toContainText('Searches are not remembered here');
  await page.keyboard.type('sequence');
  await expect(options(page).first()).toContainText('<Sequence>');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/docs\/sequence$/);
});

test('it needs nothing of the modal [2.51]', async ({ page, problems }) => {
  await open(page, '/search?q=sequence');
  await expect(titles(page).first()).toHaveText('<Sequence>');
  await page.waitForLoadState('networkidle');
  // The modal's code is identified by the requests on hovering over the button.
  const button = page.getByRole('button', { name: 'Search', exact: true }).first();
  const ofModal = await loadingCode(page, () => button.hover());
  await page.route(
    (url) => ofModal.includes(url.href),
    (route) => route.abort('blockedbyclient'),
  );
  await open(page, '/search?q=sequence');
  await expect(titles(page).first()).toHaveText('<Sequence>');
  forgetOffline(problems);
});

test.describe('with an empty cache', () => {
  test.use({ ownPage: true });

  test('without a network it says so, and tries again [8.1]', async ({ page, context, problems }) => {
    await open(page, '/search');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await box(page).fill('sequence');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    expect(await barriers(page, 'main')).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('<Sequence>');
    forgetOffline(problems);
  });
});

test('everybody can use it: light and dark, 320 and 1440 px [12.2]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/search?q=frame&part=api');
  await expect(titles(page).first()).toBeVisible();
  await expectNoBarriers(page);
  await box(page).fill('sequence');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoBarriers(page);
  await expect(options(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and where else to look [12.9]', async ({ page }) => {
    await page.goto('/search?q=sequence');
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'API reference' })).toBeVisible();
  });

  test('the button in the navbar leads to it', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});
