import { expectNoBarriers } from './support/accessibility';
import { onePageOfEach } from './support/built-site';
import { open, test } from './support/test';

for (const { path } of onePageOfEach()) {
  test(`${path} is accessible, light and dark, at 390 and 1440 px [12.1]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expectNoBarriers(page, { widths: [390, 1440] });
  });
}
