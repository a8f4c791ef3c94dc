import {
  barriers,
  fillStorage,
  forgetOffline,
  openListening,
  searchFor,
  searchModal,
} from './support/search';
import { expect, test } from './support/test';

const button = { name: 'Search', exact: true };

test.describe('what is loaded when', () => {
  test('nothing of the search before it is used, the modal before it is opened, the engine after', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openListening(page, '/docs/sequence');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.getByRole('button', button).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const ahead = [...asked];
    expect(ahead.every((path) => path.endsWith('.js'))).toBe(true);
    expect(page.workers()).toEqual([]);

    await page.getByRole('button', button).click();
    await expect(searchModal(page).dialog).toBeVisible();
    await page.keyboard.type('sequence');
    await expect(searchModal(page).hits.first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(ahead.length);
  });
});

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => {
    await openListening(page, '/docs/sequence');
  });

  test('the button shows the keys, and opens', async ({ page }) => {
    await expect(page.getByRole('button', button)).toHaveText(/Search\s*Ctrl K/);
    await page.getByRole('button', button).click();
    const { input, dialog } = searchModal(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await expect(input).toHaveAttribute('maxlength', '64');
    await expect(dialog).toContainText('No recent searches');
    for (const key of ['to select', 'to navigate', 'to close']) await expect(dialog).toContainText(key);
  });

  test('the keys open and close, and the button has the focus after', async ({ page }) => {
    const { dialog } = searchModal(page);
    for (const [key, end] of [
      ['Control+k', 'Escape'],
      ['Meta+k', 'Control+k'],
      ['/', 'Escape'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.keyboard.press(end);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', button)).toBeFocused();
    }
  });

  test('a click beside it closes it', async ({ page }) => {
    const { dialog } = await searchFor(page, '');
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();
  });

  test('letters that are typed on the button are its query', async ({ page }) => {
    await page.getByRole('button', button).focus();
    await page.keyboard.type('sequ', { delay: 20 });
    await expect(searchModal(page).input).toHaveValue('sequ');
  });

  test('what is selected is its query, and typing replaces it', async ({ page }) => {
    await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') as Node);
      window.getSelection()?.addRange(range);
    });
    await page.keyboard.press('Control+k');
    const { input, hits } = searchModal(page);
    await expect(input).toHaveValue('<Sequence>');
    await expect(hits.first()).toContainText('<Sequence>');
    await page.keyboard.type('series');
    await expect(input).toHaveValue('series');
  });

  test('the page behind it neither moves nor scrolls', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    const place = () =>
      page.evaluate(() => {
        const { left, top, width } = (document.querySelector('h1') as Element).getBoundingClientRect();
        return [left, top, width];
      });
    const before = await place();
    await searchFor(page, '');
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await place()).toEqual(before);
  });

  test('going back closes it', async ({ page }) => {
    await page.locator('.prose a[href^="/docs/"]').last().click();
    await expect(page).not.toHaveURL(/sequence$/);
    const { dialog } = await searchFor(page, '');
    await page.goBack();
    await expect(page).toHaveURL(/sequence$/);
    await expect(dialog).toBeHidden();
  });
});

test('a slash in a text field is a slash', async ({ page }) => {
  await openListening(page, '/search');
  await page.getByRole('main').getByRole('combobox').focus();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('a/b');
  await expect(searchModal(page).dialog).toBeHidden();
});

test.describe('results', () => {
  test.beforeEach(async ({ page }) => {
    await openListening(page, '/docs/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
  });

  test('Enter opens the best one without loading anew, and it is remembered', async ({ page }) => {
    const { active, dialog } = await searchFor(page, 'sequence');
    await expect(active).toContainText('<Sequence>');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

    await page.keyboard.press('/');
    await expect(dialog).toContainText('Recent');
    await expect(searchModal(page).hits).toHaveText([/<Sequence>/]);
  });

  test('a recent search becomes a favourite, and both can be taken away', async ({ page }) => {
    await searchFor(page, 'sequence');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    const { dialog, hits } = await searchFor(page, '');
    await dialog.getByRole('button', { name: 'Save this search' }).click();
    await expect(dialog).toContainText('Favorite');
    await expect(dialog).not.toContainText('Recent');
    await expect(hits).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(dialog).toContainText('No recent searches');
  });

  test('arrows go around, a click opens', async ({ page }) => {
    const { active, hits } = await searchFor(page, 'sequence');
    const last = hits.last();
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('Ctrl+Enter opens another tab, and the modal stays', async ({ page, context }) => {
    const { dialog } = await searchFor(page, 'sequence');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/\/docs\/sequence$/);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('five of a group at most, and all of them on the search page', async ({ page }) => {
    const { dialog } = await searchFor(page, 'frame');
    const sizes = await dialog
      .getByRole('tree')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role="treeitem"]').length));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    const all = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = Number(/\d+/.exec(String(await all.textContent()))?.[0]);
    expect(count).toBeGreaterThan(20);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=frame$/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(/\d+ results for “frame”/);
  });

  test('nothing found: what to do instead', async ({ page }) => {
    const { dialog, input } = await searchFor(page, 'sequence');
    await input.fill('qqqzzzxxx');
    await expect(dialog).toContainText('No results for "qqqzzzxxx"');
    await expect(dialog).toContainText('Try searching for');
    await expect(dialog).toContainText('Believe this query should return results?');
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /qqqzzzxxx/);
    expect(await dialog.locator('.DocSearch-Prefill').count()).toBeLessThanOrEqual(3);
  });

  for (const query of ['<img src=x onerror=alert(1)>', '[a-z]+(?=\\', '🎬🎬', 'שלום', '   ']) {
    test(`whatever is asked, it answers: ${query}`, async ({ page }) => {
      const { input, dialog } = await searchFor(page, '');
      await input.fill(query);
      await page.waitForTimeout(300);
      await expect(dialog.locator('img')).toHaveCount(0);
      await input.fill('sequence');
      await expect(searchModal(page).hits.first()).toContainText('<Sequence>');
    });
  }
});

test('without a network it says so, and tries again', async ({ page, context, problems }) => {
  await openListening(page, '/docs/');
  await page.getByRole('button', button).hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const { dialog, input, hits } = searchModal(page);
  await input.fill('sequence');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(dialog.getByRole('alert')).toContainText('You might want to check your network connection.');
  await expect(dialog.getByText('No results for')).toBeHidden();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(hits.first()).toContainText('<Sequence>');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  forgetOffline(problems);
});

test('without a network before its code is there, the page says so', async ({ page, context, problems }) => {
  await openListening(page, '/docs/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await expect(searchModal(page).dialog).toBeVisible();
  forgetOffline(problems);
});

test('full storage: results open all the same', async ({ page }) => {
  await openListening(page, '/docs/');
  await fillStorage(page);
  await searchFor(page, 'sequence');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/sequence$/);
});

test('forbidden storage: results open all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openListening(page, '/docs/');
  await searchFor(page, 'sequence');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/sequence$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test.fixme(`everybody can use it: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openListening(page, '/docs/');
      const { input, dialog, hits } = await searchFor(page, '');
      expect(await barriers(page, '.DocSearch')).toEqual([]);
      await input.fill('sequence');
      await expect(hits.first()).toBeVisible();
      expect(await barriers(page, '.DocSearch')).toEqual([]);
      const overflow = await dialog.evaluate((element) =>
        [...element.querySelectorAll('.DocSearch-Modal, .DocSearch-Dropdown')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      expect(overflow).toEqual([0, 0]);
      await input.fill('qqqzzzxxx');
      await expect(dialog).toContainText('No results');
      expect(await barriers(page, '.DocSearch')).toEqual([]);
      // The keyboard stays inside, all the way around.
      const stops = await dialog.locator('a[href]:visible, button:visible, input').count();
      for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
      await expect(input).toBeFocused();
      if (width < 768) await dialog.getByRole('button', { name: 'Cancel' }).click();
      else await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', button)).toBeFocused();
    });
  }
}
