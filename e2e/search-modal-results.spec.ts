import { barriers } from './support/accessibility';
import {
  fillStorage,
  forbidStorage,
  forgetOffline,
  holdIndex,
  holdTexts,
  openListening,
  searchFor,
  searchModal,
  searchWhole,
  unusualQueries,
} from './support/search';
import { expect, test } from './support/test';
import { loadingCode } from './support/visit';

const button = { name: 'Search', exact: true };

test.describe('results', () => {
  test.beforeEach(async ({ page }) => {
    await openListening(page, '/docs/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
  });

  test('Enter opens the best one without reloading the page; it is remembered, becomes a favorite, and both can be taken away [2.42, 2.46]', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const { active, dialog, hits } = await searchFor(page, 'sequence');
    await expect(active).toContainText('<Sequence>');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    await expect(heading).toHaveText('<Sequence>');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

    await page.keyboard.press('/');
    await expect(dialog).toContainText('Recent');
    await expect(hits).toHaveText([/<Sequence>/]);

    await dialog.getByRole('button', { name: 'Save this search' }).click();
    await expect(dialog).toContainText('Favorite');
    await expect(dialog).not.toContainText('Recent');
    await expect(hits).toHaveCount(1);
    await page.keyboard.press('Escape');

    await searchFor(page, 'series');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/docs\/sequence$/);
    // The new page takes the focus.
    await expect(heading).not.toHaveText('<Sequence>');
    await searchFor(page, '');
    await expect(hits).toHaveCount(2);
    expect(await barriers(page, '.DocSearch')).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(hits).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(dialog).toContainText('No recent searches');
  });

  test('Control+Enter opens another tab, Shift+Enter another window, and the modal stays [4.3]', async ({
    page,
    context,
  }) => {
    const { dialog } = await searchFor(page, 'sequence');
    for (const keys of ['Control+Enter', 'Shift+Enter']) {
      const opening = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const opened = await opening;
      await expect(opened).toHaveURL(/\/docs\/sequence$/);
      await opened.close();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/\/docs\/$/);
    }
  });

  test('what was found on a page is indented below it; arrows go around, a click opens [2.44, 4.3]', async ({
    page,
  }) => {
    // With the texts, other pages are among the first five, and the list grows.
    await holdTexts(page);
    const { active, hits } = await searchFor(page, 'sequence');
    await expect(hits.first()).toBeVisible();
    const levels = await hits.evaluateAll((all) => all.map((hit) => hit.getAttribute('aria-level')));
    const below = levels.indexOf('2');
    expect(below).toBeGreaterThan(0);
    const [parent, child] = [hits.nth(below - 1), hits.nth(below)];
    await expect(parent).toHaveAttribute('aria-level', '1');
    const textOf = async (hit: typeof child) => {
      const box = await hit.locator('.DocSearch-Hit-title').boundingBox();
      return box ?? { x: 0, y: 0 };
    };
    const [upper, lower] = [await textOf(parent), await textOf(child)];
    expect(lower.x).toBeGreaterThan(upper.x + 12);
    expect(lower.y).toBeGreaterThan(upper.y);

    await page.keyboard.press('ArrowUp');
    await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('while the texts are on their way only titles count, for a query that is one; then five of a group at most, and as many in all as on the search page [2.45]', async ({
    page,
  }) => {
    const { dialog } = await searchWhole(page, 'sequence');
    const sizes = await dialog
      .getByRole('tree')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role="treeitem"]').length));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    const all = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = Number(/\d+/.exec(String(await all.textContent()))?.[0]);
    expect(count).toBeGreaterThan(20);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=sequence$/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(`${count} results for “sequence”`);
  });

  test('whatever is asked, it answers; with nothing found: what to do instead [2.47, 14.3]', async ({
    page,
  }) => {
    const { input, dialog, hits } = await searchFor(page, '');
    for (const [what, query] of Object.entries(unusualQueries)) {
      await test.step(what, async () => {
        await input.fill('');
        await expect(dialog).toContainText('No recent searches');
        await expect(dialog).not.toContainText(/See all \d+ results/);
        await input.fill(query);
        await expect(dialog).toContainText(/No results for|See all \d+ results/);
        await expect(dialog.locator('img')).toHaveCount(0);
        await input.fill('sequence');
        await expect(hits.first()).toContainText('<Sequence>');
      });
    }
    await input.fill('qqqzzzxxx');
    await expect(dialog).toContainText('No results for "qqqzzzxxx"');
    await expect(dialog).toContainText('Try searching for');
    await expect(dialog).toContainText('Believe this query should return results?');
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /qqqzzzxxx/);
    const suggested = dialog.locator('.DocSearch-Prefill').filter({ visible: true });
    await expect(suggested.first()).toBeVisible();
    expect(await suggested.count()).toBeLessThanOrEqual(3);
  });
});

test.describe('with an empty cache', () => {
  test.use({ ownPage: true });

  test('without a network it says so, and tries again [8.1]', async ({ page, context, problems }) => {
    await openListening(page, '/docs/');
    await page.waitForLoadState('networkidle');
    // Hovering also loads the index. Once it is there, the search needs no network.
    const arrive = await holdIndex(page);
    await loadingCode(page, () => page.getByRole('button', button).hover());
    await context.setOffline(true);
    arrive();
    await page.keyboard.press('Control+k');
    const { dialog, input, hits } = searchModal(page);
    await input.fill('sequence');
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog.getByRole('alert')).toContainText('You might want to check your network connection.');
    await expect(dialog.getByText('No results for')).toBeHidden();
    expect(await barriers(page, '.DocSearch')).toEqual([]);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(hits.first()).toContainText('<Sequence>');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    forgetOffline(problems);
  });

  test('without a network before its code is there, the page says so', async ({
    page,
    context,
    problems,
  }) => {
    await openListening(page, '/docs/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('Search didn’t load.');
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await expect(searchModal(page).dialog).toBeVisible();
    forgetOffline(problems);
  });
});

test('full storage: it says so, and results open all the same [14.2]', async ({ page }) => {
  await openListening(page, '/docs/');
  await fillStorage(page);
  const { dialog, input } = await searchFor(page, '');
  await expect(dialog).toContainText('Searches are not remembered here');
  await input.fill('sequence');
  await expect(searchModal(page).active).toContainText('<Sequence>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/sequence$/);
});

test('forbidden storage: it says so, and results open all the same [14.2]', async ({ page }) => {
  await forbidStorage(page);
  await openListening(page, '/docs/');
  const { dialog, input } = await searchFor(page, '');
  await expect(dialog).toContainText('Searches are not remembered here');
  await input.fill('sequence');
  await expect(searchModal(page).active).toContainText('<Sequence>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/sequence$/);
});
