import { onePageOfEach } from './support/built-site';
import { expect, open, test } from './support/test';

for (const width of [320, 2560]) {
  test(`no page scrolls sideways at ${width} px [12.7]`, async ({ page }) => {
    test.slow();
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

test('no word of a title of ours is broken at 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  const broken: string[] = [];
  for (const { path } of onePageOfEach()) {
    await open(page, path);
    const words = await page.getByRole('heading', { level: 1 }).evaluateAll((titles) =>
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
    broken.push(...words.map((word) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});
