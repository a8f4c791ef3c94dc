import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test';

const card = (page: Page) => page.locator('#api-card');
const sample = (page: Page) => page.locator('main .code-block').first();
const link = (page: Page, name: string) => sample(page).getByRole('link', { name, exact: true }).last();

test.beforeEach(async ({ page }) => {
  await page.goto('/docs/spring');
  await hydrated(page);
});

test('a resting mouse opens the card of an API, leaving closes it, and the card can be entered', async ({
  page,
}) => {
  await expect(card(page)).toHaveCount(0);
  await link(page, 'useVideoConfig').hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('useVideoConfig(): VideoConfig');
  await expect(link(page, 'useVideoConfig')).toHaveAccessibleDescription(/useVideoConfig\(\): VideoConfig/);
  await card(page).hover();
  await page.waitForTimeout(500);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card(page)).toBeHidden();
  await expect(link(page, 'useVideoConfig')).toHaveAttribute('title', 'function of remotion');
});

test('the card is at the link, and inside of the window', async ({ page }) => {
  for (const name of ['useVideoConfig', 'from']) {
    const target = sample(page).getByRole('link', { name }).first();
    await target.hover();
    await expect(card(page)).toBeVisible();
    const [at, box] = [await target.boundingBox(), await card(page).boundingBox()];
    expect(Math.abs((box?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0))).toBeLessThan(20);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
  }
});

test('the focus opens the card of an option, Escape closes it, Enter follows', async ({ page }) => {
  await sample(page).locator('pre').focus();
  const option = sample(page).locator('a[href$="#from"]');
  for (
    let presses = 0;
    presses < 30 && !(await option.evaluate((it) => it === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab');
  await expect(option).toBeFocused();
  await expect(card(page)).toContainText('from?: number');
  await expect(card(page)).toContainText('Default: 0');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/spring#from$/);
});

test('a click follows', async ({ page }) => {
  await link(page, 'useVideoConfig').click();
  await expect(page).toHaveURL(/\/docs\/use-video-config$/);
  await expect(card(page)).toBeHidden();
});

test('code can be selected from the middle of a link, and is copied as it is', async ({ page }) => {
  const box = await link(page, 'useVideoConfig').boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) + 30, y, { steps: 8 });
  await page.mouse.up();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(3);
  expect('useVideoConfig();').toContain(selected);
  await expect(page).toHaveURL(/\/docs\/spring$/);
});

test('data come with the first card, in one small file', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const files = () => requests.filter((path) => path.startsWith('/static/apis/'));
  expect(files()).toEqual([]);
  const answer = page.waitForResponse((response) => response.url().includes('/static/apis/'));
  await link(page, 'useVideoConfig').hover();
  expect(gzipSync(await (await answer).body()).length).toBeLessThan(3000);
  await expect(card(page)).toBeVisible();
  await link(page, 'spring').hover();
  await expect(card(page)).toContainText('spring(options');
  expect(files()).toHaveLength(1);
});
