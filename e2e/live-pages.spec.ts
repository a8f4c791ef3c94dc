import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { gzipped, publicFolder, scriptsOfChunk } from './support/built-site';
import { expect, open, test } from './support/test';

const kilobyte = 1000;
const player = '.__remotion-player';

const frameOf = async (page: Page) => Number(await page.getByLabel('Frame', { exact: true }).inputValue());

test('the home page runs at most 81 KB of gzipped JavaScript before the reader does something', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts].reduce((sum, path) => sum + gzipped(join(publicFolder, path)), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(81 * kilobyte);
  await expect(page.locator(player)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'A wave with a title' })).toBeVisible();
});

test('the video of the home page is its poster until it is played', async ({ page }) => {
  await open(page, '/');
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport();
  await expect(page.locator(player)).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator(player)).toBeVisible();
  const before = await frameOf(page);
  await expect.poll(() => frameOf(page)).not.toBe(before);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(player)).not.toBeInViewport();
  await expect
    .poll(async () => {
      const then = await frameOf(page);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      });
      return (await frameOf(page)) - then;
    })
    .toBe(0);
});

test('the playhead of the home page moves the wave before the code for it is loaded', async ({ page }) => {
  // The request for the code is never answered.
  const codes = scriptsOfChunk('hero-demo');
  await page.route(
    ({ pathname }) => codes.includes(pathname),
    () => undefined,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const last = page.getByRole('img', { name: 'A wave with a title' }).locator('rect').last();
  const shape = () => last.evaluate((bar) => getComputedStyle(bar).transform);
  expect(await shape()).toBe('none');
  await page.getByLabel('Frame', { exact: true }).fill('30');
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-frame', '030');
  expect(await shape()).toMatch(/^matrix\(1, 0, 0, 0\.\d+/);
  await expect(page.locator(player)).toHaveCount(0);
});

test('a value that is changed in the code of the home page changes the video [10.12]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('textbox', { name: 'title' }).fill('Hello, Grace');
  await expect(page.locator(player)).toContainText('Hello, Grace');
  expect(await frameOf(page)).toBe(119);

  const bar = page.locator(`${player} div[style*="border-radius: 4px"]`).nth(36);
  const height = () => bar.evaluate((element) => element.style.height);
  const before = await height();
  await page.getByLabel('damping').fill('40');
  await expect.poll(height).not.toBe(before);
  // While typing 12, the value 1 is incomplete: nothing jumps back.
  await page.getByLabel('damping').fill('');
  await page.getByLabel('damping').pressSequentially('12');
  await expect(page.getByLabel('damping')).toHaveValue('12');
});

test('the playground sets the props of the Player and shows the code that does [10.13]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/player/');
  const playground = page.getByRole('region', { name: 'Player playground' });
  const code = playground.locator('pre');
  await expect(playground.locator(player)).toHaveCount(0);
  await expect(code).toContainText('controls');

  await playground.getByLabel('inputProps.title').fill('Hello, Grace');
  await expect(playground.locator(player)).toContainText('Hello, Grace');
  await expect(code).toContainText("inputProps={{ title: 'Hello, Grace' }}");
  await expect(playground.getByRole('button', { name: 'Play video' })).toBeVisible();

  await playground.getByLabel('controls', { exact: true }).uncheck();
  await expect(playground.getByRole('button', { name: 'Play video' })).toHaveCount(0);
  await expect(code).not.toContainText('controls');

  await playground.getByLabel('playbackRate').focus();
  await page.keyboard.press('End');
  await expect(code).toContainText('playbackRate={3}');
});

test('the playground is a poster until it is played', async ({ page }) => {
  await open(page, '/player/');
  const playground = page.getByRole('region', { name: 'Player playground' });
  await playground.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(playground.locator(player)).toHaveCount(0);
  await playground.getByRole('button', { name: 'Play “A wave with a title”' }).click();
  await expect(playground.getByRole('button', { name: 'Pause video' })).toBeVisible();
});

test('the playground is accessible while it plays and with its volume open, light and dark', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/player/');
  // Only the playground. On a scrolled page the navbar covers some of what is around it, and
  // `accessibility.spec.ts` checks that part.
  const options = { part: '[aria-label="Player playground"]', widths: [390, 1440] };
  const playground = page.locator(options.part);
  await playground.getByRole('button', { name: 'Play “A wave with a title”' }).click();
  const pause = playground.getByRole('button', { name: 'Pause video' });
  // The controls are shown while they are hovered.
  await pause.hover();
  await expectNoBarriers(page, options);
  await expect(pause).toBeVisible();
  await pause.click();
  await playground.getByRole('button', { name: 'Mute sound' }).focus();
  await expect(playground.getByRole('slider', { name: 'Change volume' })).toBeVisible();
  await expectNoBarriers(page, options);
});
