import type { Page } from '@playwright/test';
import { onePageOfEach } from './support/built-site';
import { violations, watchPolicy } from './support/policy';
import { expect, open, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

/**
 * Window widths in pixels, in addition to 320. A window of 1280 px with a zoom of 200 % has 640 CSS pixels.
 */
const widths = [640, 2560];

test('one page of each kind breaks no rule of the policy, no page scrolls sideways at 320 px, 2560 px or a zoom of 200 %, and no word of a title of ours is broken [12.7]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  await watchPolicy(page);
  for (const { path } of onePageOfEach()) {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    found.push(...(await brokenWords(page)).map((word) => `${path} breaks ${word}`));
    found.push(...(await tooWide(page, path)));
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 640 ? 450 : 800 });
      found.push(...(await tooWide(page, path)));
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    found.push(...(await violations(page)).map((violation) => `${path} breaks the policy: ${violation}`));
  }
  expect(found).toEqual([]);
});

test('on a long page on a phone, the table of contents stays at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/renderer/render-media');
  const contents = page.locator('summary', { hasText: 'On this page' });
  await page.getByRole('heading', { name: 'Return value' }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport();
  await contents.click();
  await page.locator('details a[href="#codec"]').click();
  await expect(page.locator('#codec')).toBeInViewport();
  await expect(contents).toBeInViewport();
});

/** Returns one line if the page scrolls horizontally at the current window size. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  const overflow = await sidewaysOverflow(page);
  return overflow > 0 ? [`${path} is ${overflow} px too wide at ${page.viewportSize()?.width} px`] : [];
}

/** Returns the words of the page's title that need more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).evaluateAll((titles) =>
    titles.flatMap((title) =>
      Array.from(title.childNodes)
        .filter((node): node is Text => node instanceof Text)
        .flatMap((text) =>
          Array.from(text.data.matchAll(/[^\s-]+/g))
            .filter(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
            })
            .map(([word]) => word),
        ),
    ),
  );
}
