import { onePageOfEach } from './support/built-site';
import { expect, open, test } from './support/test';

for (const width of [320, 2560]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const wide: string[] = [];
    for (const { path } of onePageOfEach()) {
      await open(page, path);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (overflow > 0) wide.push(`${path} by ${overflow} px`);
    }
    expect(wide).toEqual([]);
  });
}
