import { expect, open, test } from './support/test';
import { scrollTop, wheel } from './support/visit';

test('the announcement can be closed, which is remembered by its name [2.34, 4.13]', async ({ page }) => {
  await open(page, '/docs/');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toHaveCount(0);
  await open(page, '/blog');
  await expect(bar).toBeHidden();
  // Shows an announcement other than the closed one.
  await page.evaluate(() => localStorage.setItem('announcement-closed', 'an-older-one'));
  await open(page, '/blog');
  await expect(bar).toBeVisible();
});

test('the announcement takes one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  expect((await bar.boundingBox())?.height).toBeLessThan(45);
});

test('the footer has three columns, a logo that follows the color mode, and the current year [2.36, 4.17]', async ({
  page,
}) => {
  await open(page, '/docs/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveCount(3);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  const logo = footer.locator('svg path').first();
  const color = () => logo.evaluate((path) => getComputedStyle(path).fill);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).not.toBe(light);
});

test('the footer of a short page ends the window, and a longer page has no empty space above its footer', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.setViewportSize({ width: 1440, height: 1600 });
  await open(page, '/experts/alex-fernandez');
  const { y = 0, height = 0 } = (await footer.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(1600);
  expect(y + height).toBeGreaterThan(1500);
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = await page.getByRole('main').boundingBox();
  const text = await page.locator('main article').boundingBox();
  expect(main?.height).toBe(text?.height);
});

test('the copyright has the current year, also where the build is of another one [2.36]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2041-06-01T12:00:00Z'));
  // Not `open`, which waits for a performance mark of the page: the fake clock hides those.
  await page.goto('/docs/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});

test('a long page leads back to its top, once the reader turns round [2.37]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/sequence');
  const link = page.getByRole('link', { name: 'Back to top' });
  await expect(link).toBeHidden();
  await wheel(page, 2000);
  await expect(link).toBeHidden();
  await wheel(page, -200);
  await expect(link).toBeVisible();
  await link.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(link).toBeHidden();
});

test('where there is no margin, the link to the top covers no text: it is at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/sequence');
  const link = page.getByRole('link', { name: 'Back to top' });
  await wheel(page, 2000);
  await wheel(page, -200);
  await expect(link).not.toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  const [end, top] = await Promise.all([page.getByRole('contentinfo').boundingBox(), link.boundingBox()]);
  expect(top?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
});

for (const [path, beside] of [
  ['/docs/sequence', '[data-sidebar] [aria-current]'],
  ['/docs/sequence', '[data-rail] a'],
  ['/learn/title-card/frames', '[data-sidebar] a'],
  ['/blog/4-0', 'main aside a'],
  ['/blog', 'main aside a'],
  ['/success-stories/a-million-dollars', 'main aside a'],
  ['/templates/hello-world', 'main .code-title:text("Files")'],
  ['/search?q=frame', 'fieldset label'],
]) {
  test(`what stands beside the text moves up when the navbar hides: ${beside} of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await open(page, path);
    const first = page.locator(beside).first();
    await expect(first).toBeVisible();
    const top = async () => Math.round((await first.boundingBox())?.y ?? 0);
    await wheel(page, 800);
    await wheel(page, -40);
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden');
    await expect.poll(top).toBeGreaterThan(60);
    await page.waitForTimeout(300);
    const before = await top();
    await wheel(page, 30);
    await expect.poll(top).toBe(before - 60);
  });
}

test('in print there is the text, without what is to be pressed [2.38]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await open(page, '/docs/sequence');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose pre').first()).toBeVisible();
  for (const hidden of ['header', 'footer', 'nav', '.code-copy', '[aria-label="Announcement"]']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  const colors = await page
    .locator('.prose pre')
    .first()
    .evaluate((pre) => ({
      ink: getComputedStyle(pre).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(colors).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});
