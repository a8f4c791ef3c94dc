import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { builtPages, gzipped, publicFolder, scriptsOfChunk } from './support/built-site';
import { expect, hydrated, test } from './support/test';

const card = (page: Page) => page.locator('#api-card');
/** The first sample that uses the hook. */
const sample = (page: Page) => page.locator('main .code-block', { hasText: 'useVideoConfig' }).first();
const link = (page: Page, name: string) => sample(page).getByRole('link', { name, exact: true }).last();

/** Leaves room for a card below the link. */
const center = (target: Locator) => target.evaluate((element) => element.scrollIntoView({ block: 'center' }));

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
    await center(target);
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

test('a screen reader says what a link is', async ({ page }) => {
  const spring = link(page, 'spring');
  await expect(spring).toHaveAccessibleName('spring');
  await expect(spring).toHaveAccessibleDescription('function of remotion');
  const option = sample(page).locator('a[href$="#from"]');
  await expect(option).toHaveAccessibleName('from');
  await expect(option).toHaveAccessibleDescription('option of spring');
});

test('data come with the first card, in one file', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const files = () => requests.filter((path) => path.startsWith('/static/apis/'));
  expect(files()).toEqual([]);
  await link(page, 'useVideoConfig').hover();
  await expect(card(page)).toBeVisible();
  await link(page, 'spring').hover();
  await expect(card(page)).toContainText('spring(options');
  expect(files()).toHaveLength(1);
});

test('the cards of every page take less than 3 KB', () => {
  const folder = join(publicFolder, 'static/apis');
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => gzipped(join(folder, name)));
  expect(sizes.length).toBeGreaterThan(100);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3000);
});

test('every link that a sample or inline code became leads to a page, and to a heading of it', () => {
  const htmlOf = (path: string) => readFileSync(join(publicFolder, path, 'index.html'), 'utf8');
  const paths = new Map(builtPages().map(({ path }) => [path, htmlOf(path)]));
  const ids = new Map<string, Set<string | undefined>>();
  const broken: string[] = [];
  let count = 0;
  for (const [path, html] of paths) {
    const code = [...html.matchAll(/<pre class="language-.*?<\/pre>/gs)].join('');
    const written = code.matchAll(/<a (?:class="[^"]*" )?href="([^"]*)" title="/g);
    const inline = html.matchAll(/<a (?:[^>]* )?class="api"(?: [^>]*)?>/g);
    const hrefs = [
      ...[...written].map(([, href]) => href),
      ...[...inline].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]),
    ];
    for (const href of hrefs) {
      count++;
      const { pathname, hash } = new URL(String(href), `http://site${path}`);
      const target = paths.get(pathname);
      if (!ids.has(pathname))
        ids.set(pathname, new Set([...(target ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));
      const isThere =
        target !== undefined && (!hash || ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))));
      if (!isThere) broken.push(`${path}: ${href}`);
    }
  }
  expect(count).toBeGreaterThan(5000);
  expect(broken).toEqual([]);
});

test('without anchor positioning the card is placed by Floating UI', async ({ page }) => {
  // Simulates a browser without support: neither its scripts nor its styles know the property.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...values: string[]) => boolean;
    CSS.supports = (...values: string[]) =>
      values[0]?.includes('position-anchor') !== true && supports(...values);
  });
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/\(position-anchor:/g, '(position-of-nothing:') });
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.reload();
  await hydrated(page);
  const target = link(page, 'useVideoConfig');
  await center(target);
  await target.hover();
  await expect(card(page)).toBeVisible();
  expect(await card(page).evaluate((box) => getComputedStyle(box).positionArea)).toBe('none');
  await expect
    .poll(async () => {
      const [at, box] = [await target.boundingBox(), await card(page).boundingBox()];
      return Math.abs((box?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0));
    })
    .toBeLessThan(20);
  expect(scripts).toEqual(expect.arrayContaining(scriptsOfChunk('floating-ui')));
});
