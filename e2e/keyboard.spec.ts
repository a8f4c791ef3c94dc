import type { Locator } from '@playwright/test';
import { expect, open, test } from './support/test';

/** Number of tab stops to check on a page. */
const most = 45;

for (const path of ['/', '/docs/sequence', '/blog', '/search', '/ai', '/templates/']) {
  test(`every stop of the keyboard on ${path} shows where it is [12.3]`, async ({ page }) => {
    await open(page, path);
    const unseen: string[] = [];
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press('Tab');
      const lack = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'end';
        // The focus style of a range is the playhead next to it.
        const marked = element.matches('input[type=range]')
          ? (element.nextElementSibling ?? element)
          : element;
        const looks = [marked, marked.parentElement, ...marked.children].filter((one) => one !== null);
        const isSeen = looks.some((one) =>
          ['', '::before', '::after'].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(one, part || null);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          }),
        );
        const { width, height } = element.getBoundingClientRect();
        return isSeen && width > 0 && height > 0 ? '' : element.outerHTML.slice(0, 120);
      });
      if (lack === 'end') break;
      if (lack) unseen.push(lack);
    }
    expect(unseen).toEqual([]);
  });
}

test('what a docs page offers works by keyboard alone [12.4]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/transitions/');
  const banner = page.getByRole('banner');
  const press = async (control: Locator, key = 'Enter') => {
    await control.focus();
    await expect(control).toBeFocused();
    await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: 'Close the announcement' }));
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await press(banner.getByRole('button', { name: /^Color mode/ }), 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');

  const category = page.getByRole('navigation', { name: 'Docs' }).getByRole('button', { expanded: false });
  const name = String(await category.first().getAttribute('aria-label'));
  await press(category.first());
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'true');

  const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
  await press(tabs.first(), 'ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');

  const block = page.locator('.code-block').last();
  await press(block.getByRole('button', { name: 'Copy code' }));
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();

  await press(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first());
  await expect(page).toHaveURL(/#.+/);

  for (const [opener, dialog] of [
    ['Ask AI', 'Ask the docs'],
    [/^Search/, 'Search'],
  ] as const) {
    await press(banner.getByRole('button', { name: opener }));
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
    await expect(banner.getByRole('button', { name: opener })).toBeFocused();
  }
});

test('headings are in order: none skips a level [12.5]', async ({ page }) => {
  for (const path of ['/', '/docs/sequence', '/docs/api', '/blog', '/blog/4-0', '/experts/', '/templates/']) {
    await open(page, path);
    const levels = await page
      .getByRole('main')
      .locator(':is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([path, skips]).toEqual([path, []]);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
  }
});

test('a page has its landmarks [12.5]', async ({ page }) => {
  await open(page, '/docs/sequence');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  const names = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label') ?? ''));
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});
