import { AxeBuilder } from '@axe-core/playwright';
import { onePageOfEach } from './support/built-site';
import { expect, open, test } from './support/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, width })),
);

for (const { path } of onePageOfEach()) {
  test(`${path} is accessible, light and dark, at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const told: string[] = [];
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
      for (const { id, help, nodes } of violations) {
        const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary}`);
        told.push(`${colorScheme}, ${width} px: ${id} (${help})`, ...places);
      }
    }
    expect(told).toEqual([]);
  });
}
