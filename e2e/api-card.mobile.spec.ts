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

test('the first tap on the next lesson, in the answer to an exercise, opens it', async ({ page }) => {
  await page.goto('/learn/title-card/frames');
  await hydrated(page);
  const figure = page.locator('.exercise > .live');
  const solution = await page
    .locator('.exercise-solution .line')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent).join('\n'));
  await figure.getByRole('button', { name: 'Start', exact: true }).tap();
  await figure.getByRole('textbox', { name: /^Code of the sample/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(solution);
  await figure.getByRole('button', { name: 'Check', exact: true }).tap();
  await expect(figure.locator('[data-result] output')).toContainText('Right.');
  await figure.getByRole('link', { name: /^Next: / }).tap();
  await expect(page).toHaveURL(/\/learn\/title-card\/interpolate$/);
});
