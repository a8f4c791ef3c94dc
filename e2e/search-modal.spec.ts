import { expectNoBarriers } from './support/accessibility';
import { openListening, searchFor, searchModal } from './support/search';
import { expect, test } from './support/test';
import { loadingCode, saveData, wheelInVain } from './support/visit';

const button = { name: 'Search', exact: true };

test.describe('what is loaded when', () => {
  test('its code is loaded when the button gets the focus', async ({ page }) => {
    await openListening(page, '/docs/sequence');
    await page.waitForLoadState('networkidle');
    const asked = page.waitForRequest((request) => request.url().endsWith('.js'));
    await page.getByRole('button', button).focus();
    await asked;
  });

  test('nothing of the search before it is used, the modal before it is opened, the engine with it [2.40]', async ({
    page,
  }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openListening(page, '/docs/sequence');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await loadingCode(page, () => page.getByRole('button', button).hover());
    // Its code and its styles, but no part of the index.
    expect(asked.filter((path) => !/\.(js|css)$/.test(path))).toEqual([]);
    expect(page.workers()).toEqual([]);

    await page.getByRole('button', button).click();
    await expect(searchModal(page).dialog).toBeVisible();
    await expect
      .poll(() => asked.some((path) => /^\/static\/search\/titles-\w+\.json$/.test(path)))
      .toBe(true);
    await expect.poll(() => page.workers()).toHaveLength(1);
  });
});

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => {
    await openListening(page, '/docs/sequence');
  });

  test('the button shows the keys and opens; the keys open and close, a click beside it closes, and letters that are typed on the button are its query [2.39, 2.41]', async ({
    page,
  }) => {
    await expect(page.getByRole('button', button)).toHaveText(/Search\s*Ctrl K/);
    await page.getByRole('button', button).click();
    const { input, dialog } = searchModal(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await expect(input).toHaveAttribute('maxlength', '64');
    await expect(dialog).toContainText('No recent searches');
    for (const key of ['to select', 'to navigate', 'to close']) await expect(dialog).toContainText(key);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

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

    await searchFor(page, '');
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();

    await page.getByRole('button', button).focus();
    await page.keyboard.type('sequ', { delay: 20 });
    await expect(input).toHaveValue('sequ');
  });

  test('what is selected is its query, up to 64 characters, and typing replaces it [5.1]', async ({
    page,
  }) => {
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
    await page.keyboard.press('Escape');
    await expect(input).toBeHidden();

    await page.evaluate(() =>
      window.getSelection()?.selectAllChildren(document.querySelector('main') as Node),
    );
    await page.keyboard.press('Control+k');
    await expect(input).toHaveValue(/^.{60,64}$/);
  });

  test('one button clears the query and another cancels; Escape closes at once, also with a query [2.41, 9.3]', async ({
    page,
  }) => {
    const { dialog, input, hits } = await searchFor(page, 'sequence');
    const clear = dialog.getByRole('button', { name: 'Clear the query' });
    const { width, height } = (await clear.locator('svg').boundingBox()) ?? {};
    expect([width, height]).toEqual([14, 14]);
    await clear.click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(hits).toHaveCount(0);
    await expect(clear).toBeHidden();

    await input.fill('sequence');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', button)).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await searchFor(page, '');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', button)).toBeFocused();
  });

  test('before a query: five tasks and Ask, which lead to their pages', async ({ page }) => {
    const { dialog, input } = await searchFor(page, '');
    const links = dialog.getByRole('navigation', { name: 'Start here' }).getByRole('link');
    await expect(links).toHaveCount(6);
    await expect(links.last()).toHaveAttribute('href', '/ai');
    await input.fill('sequence');
    await expect(links.first()).toBeHidden();
    await dialog.getByRole('button', { name: 'Clear the query' }).click();
    const to = String(await links.first().getAttribute('href'));
    await links.first().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
  });

  test('the page behind it neither moves nor scrolls', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      page.evaluate(() => {
        const { left, top, width } = (document.querySelector('h1') as Element).getBoundingClientRect();
        return [left, top, width];
      });
    const before = await place();
    await searchFor(page, '');
    await page.mouse.move(100, 500);
    await wheelInVain(page, 400);
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(searchModal(page).dialog).toBeHidden();
    expect(await place()).toEqual(before);
  });

  test('going back closes it', async ({ page }) => {
    await page.locator('.prose a[href^="/docs/"]').last().click();
    await expect(page).not.toHaveURL(/sequence$/);
    // The new page takes the focus.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('<Sequence>');
    const { dialog } = await searchFor(page, '');
    await page.goBack();
    await expect(page).toHaveURL(/sequence$/);
    await expect(dialog).toBeHidden();
  });
});

test('a slash in a text field is a slash [2.39]', async ({ page }) => {
  await openListening(page, '/search');
  await page.getByRole('main').getByRole('combobox').focus();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('a/b');
  await expect(searchModal(page).dialog).toBeHidden();
});

test('everybody can use it: light and dark, 320 and 1440 px [12.2]', async ({ page }) => {
  const widths = [320, 1440];
  const checked = { part: '.DocSearch', widths };
  const resize = (width: number) => page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(320);
  await openListening(page, '/docs/');
  const { input, dialog, hits } = await searchFor(page, '');
  await expectNoBarriers(page, checked);
  await input.fill('sequence');
  await expect(hits.first()).toBeVisible();
  await expectNoBarriers(page, checked);
  for (const width of widths) {
    await resize(width);
    const overflow = await dialog.evaluate((element) =>
      [...element.querySelectorAll('.DocSearch-Modal, .DocSearch-Dropdown')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(overflow).toEqual([0, 0]);
  }
  await input.fill('qqqzzzxxx');
  await expect(dialog).toContainText('No results');
  await expectNoBarriers(page, checked);
  for (const width of widths) {
    await resize(width);
    if (width === widths[1]) await searchFor(page, '');
    await input.fill('qqqzzzxxx');
    await expect(dialog).toContainText('No results for "qqqzzzxxx"');
    // The focus stays inside in both directions.
    const stops = await dialog.locator('a[href]:visible, button:visible, input').count();
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
    await expect(input).toBeFocused();
    if (width < 768) await dialog.getByRole('button', { name: 'Cancel' }).click();
    else await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', button)).toBeFocused();
  }
});
