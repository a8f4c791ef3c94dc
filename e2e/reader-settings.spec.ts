import { expect, open, test } from './support/test';

test('with reduced motion nothing moves by itself [12.8]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/docs/sequence', '/templates/']) {
    await open(page, path);
    // The loading indicator of a lazy part appears and disappears.
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await page.waitForTimeout(300);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // Movement caused by the reader's own scrolling is not an animation.
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .map((animation) => (animation.effect as KeyframeEffect).target?.className),
    );
    expect([path, moving]).toEqual([path, []]);
    const transition = await page
      .getByRole('banner')
      .evaluate((navbar) => getComputedStyle(navbar).transitionDuration);
    expect(transition).toBe('0s');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

test('with forced colors the icons and marks are still seen [12.8]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/sequence');
  const unseen = await page.evaluate(() => {
    const problems: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility()) continue;
      for (const part of [null, '::before', '::after']) {
        const { maskImage, backgroundColor, forcedColorAdjust, content } = getComputedStyle(element, part);
        if (part && content === 'none') continue;
        // A mask is visible by its background, which forced colors remove by default.
        if (maskImage === 'none' || maskImage === '') continue;
        if (
          forcedColorAdjust !== 'none' ||
          backgroundColor === getComputedStyle(document.body).backgroundColor
        )
          problems.push(`${element.className}${part ?? ''}`);
      }
    }
    return problems;
  });
  expect([...new Set(unseen)]).toEqual([]);
});
