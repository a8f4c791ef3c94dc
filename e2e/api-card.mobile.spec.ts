import { expect, hydrated, test } from './support/test';

test('the first tap on an API opens its card, the second follows, a tap beside it closes', async ({
  page,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  const card = page.locator('#api-card');
  const link = page.locator('main .code-block a[href$="/docs/use-current-frame"]').last();
  await link.tap();
  await expect(card).toContainText('useCurrentFrame(): number');
  await expect(page).toHaveURL(/\/docs\/spring$/);
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.locator('h1').tap();
  await expect(card).toBeHidden();
  await link.tap();
  await expect(card).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL(/\/docs\/use-current-frame$/);
  await expect(card).toBeHidden();
});
