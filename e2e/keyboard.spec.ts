import { expect, open, test } from './support/test';

/** Stops of the keyboard that are looked at on a page. */
const most = 45;

for (const path of ['/', '/docs/sequence', '/blog', '/search', '/ai', '/templates/']) {
  test(`every stop of the keyboard on ${path} shows where it is`, async ({ page }) => {
    await open(page, path);
    const unseen: string[] = [];
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press('Tab');
      const lack = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'end';
        // A range's own look is the playhead beside it.
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

test('headings are in order: none skips a level', async ({ page }) => {
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

test('a page has its landmarks', async ({ page }) => {
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
