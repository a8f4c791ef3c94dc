import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { scriptsOfChunk } from './support/built-site';
import { expect, open, test } from './support/test';
import { saveData } from './support/visit';

const page1 = '/docs/spring';

const demoOf = (page: Page) =>
  page
    .locator('figure')
    .filter({ has: page.locator('figcaption', { hasText: 'The curve shows the spring' }) });
const frameOf = async (demo: Locator) => Number(await demo.getByLabel('Frame', { exact: true }).inputValue());

const player = '.__remotion-player';

/** Returns the URLs of all scripts that a page requests from now on. */
function askedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page with a demo and scrolls to it. The demo still shows its poster. */
async function openDemo(page: Page): Promise<Locator> {
  await open(page, page1);
  const demo = demoOf(page);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByLabel('Frame', { exact: true })).toBeVisible();
  return demo;
}

/** Opens a page with a demo and plays it; resolves when the Player shows the video. */
async function playDemo(page: Page): Promise<Locator> {
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Play “A spring”' }).click();
  await expect(demo.locator('svg[viewBox="0 0 960 480"]')).toBeVisible();
  return demo;
}

/** Waits for as many animation frames as one second of video has. */
const aSecondOfFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Expects a demo to move. */
async function expectMoving(demo: Locator): Promise<void> {
  const before = await frameOf(demo);
  await expect.poll(() => frameOf(demo)).not.toBe(before);
}

/** Returns the number of frames that a demo advances during one second of frames. */
async function movement(page: Page, demo: Locator): Promise<number> {
  const before = await frameOf(demo);
  await aSecondOfFrames(page);
  return (await frameOf(demo)) - before;
}

/** Returns the height of a part of the page in pixels, once its fonts are loaded. */
async function heightOf(part: Locator): Promise<number> {
  await part.evaluate(() => document.fonts.ready);
  return (await part.boundingBox())?.height ?? 0;
}

test('a demo is its poster until the reader plays it: no script is loaded before, and nothing moves [10.1]', async ({
  page,
}) => {
  await openDemo(page);
  const scripts = askedScripts(page);
  const demo = demoOf(page);
  await page.waitForLoadState('networkidle');
  await aSecondOfFrames(page);
  expect(scripts).toEqual([]);
  await expect(demo.locator(player)).toHaveCount(0);
  expect(await frameOf(demo)).toBe(26);
  const before = await heightOf(demo);

  await demo.getByRole('button', { name: 'Play “A spring”' }).click();
  await expect(demo.locator(player)).toBeVisible();
  await expectMoving(demo);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await heightOf(demo)).toBe(before);
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('a mouse over a demo loads the Player ahead, and leaves the poster', async ({ page }) => {
  const demo = await openDemo(page);
  const scripts = askedScripts(page);
  // The button covers the picture.
  await demo.getByRole('button', { name: 'Play “A spring”' }).hover({ position: { x: 20, y: 20 } });
  const demos = scriptsOfChunk('demos').at(-1);
  await expect.poll(() => scripts).toContain(demos);
  await expect(demo.locator(player)).toHaveCount(0);
});

test('a mouse over a demo loads nothing where the browser saves data [10.2]', async ({ page }) => {
  await saveData(page);
  const demo = await openDemo(page);
  const scripts = askedScripts(page);
  // The button covers the picture.
  await demo.getByRole('button', { name: 'Play “A spring”' }).hover({ position: { x: 20, y: 20 } });
  await demo.getByLabel('damping').focus();
  await aSecondOfFrames(page);
  expect(scripts).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`a demo takes as much room with the Player as before, at ${width} px [10.1]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await saveData(page);
    for (const path of [page1, '/docs/easing']) {
      await open(page, path);
      const press = page.getByRole('button', { name: /^Play “/ }).first();
      const demo = press.locator('xpath=ancestor::figure[1]');
      const caption = String(await demo.locator('figcaption').last().textContent());
      const before = await heightOf(demo);
      await press.click();
      const live = page.locator('figure').filter({ has: page.locator('figcaption', { hasText: caption }) });
      await expect(live.locator(player)).toBeVisible();
      expect(await heightOf(live)).toBe(before);
    }
  });
}

test('a demo pauses when it is out of sight, and goes on when it is seen again [10.3]', async ({ page }) => {
  const demo = await playDemo(page);
  await expectMoving(demo);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(demo).not.toBeInViewport();
  await expect.poll(() => movement(page, demo)).toBe(0);
  await demo.getByLabel('Frame', { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => demo.getByRole('button', { name: 'Pause' }).isVisible()).toBe(true);
  await demo.scrollIntoViewIfNeeded();
  await expectMoving(demo);
});

test('with reduced motion a demo is still until it is told to play [10.4]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page);
  expect(await frameOf(demo)).toBe(26);
  expect(await movement(page, demo)).toBe(0);
  await demo.getByRole('button', { name: 'Play', exact: true }).click();
  await expectMoving(demo);
});

test('controls change the picture and the code, which is copied with its values [10.5]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page);
  // The first interaction with a control loads the Player, which shows the same picture.
  await demo.getByLabel('Frame', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.locator('svg[viewBox="0 0 960 480"]')).toBeVisible();
  const curve = demo.locator('svg[viewBox="0 0 960 480"] > path').nth(2);
  const before = await curve.getAttribute('d');
  const damping = demo.getByLabel('damping');
  await damping.focus();
  await page.keyboard.press('End');
  await expect(demo.locator('pre').first()).toContainText('damping: 200,');
  await expect.poll(() => curve.getAttribute('d')).not.toBe(before);
  await expect(damping).toHaveValue('200');

  await demo.getByRole('button', { name: 'Copy code' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '    damping: 200,\n    mass: 1,\n',
  );

  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(demo.locator('pre').first()).toContainText('damping: 10,');
  await expect.poll(() => curve.getAttribute('d')).toBe(before);
});

test('values of the page are the ones that a demo begins with [10.6]', async ({ page }) => {
  await open(page, '/docs/easing');
  const demo = page
    .locator('figure')
    .filter({ has: page.locator('figcaption', { hasText: "The parcel's curve" }) });
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByLabel('curve')).toHaveValue('bounce');
  await expect(demo.locator('pre').first()).toContainText('easing: Easing.in(Easing.bounce),');
  await demo.getByLabel('direction').selectOption('out');
  await expect(demo.locator('pre').first()).toContainText('easing: Easing.out(Easing.bounce),');
});

test('a demo works by keyboard: the playhead moves by a frame [10.7]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page);
  await demo.getByLabel('Frame', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frameOf(demo)).toBe(27);
  await page.keyboard.press('Home');
  await expect.poll(() => frameOf(demo)).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await expect(demo.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expectMoving(demo);
});

test('the source is one click away, highlighted, and loaded when it is asked for [10.8]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const demo = await openDemo(page);
  expect(asked).not.toContain('/demos/spring.json');
  const button = demo.getByRole('button', { name: 'Source' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByText('export default function Spring')).toBeVisible();
  await expect(demo.locator('.token.keyword', { hasText: 'export' }).first()).toBeVisible();
  expect(asked).toContain('/demos/spring.json');
  await button.click();
  await expect(demo.getByText('export default function Spring')).toBeHidden();
});

test('a source that cannot be loaded says so, and Retry loads it', async ({ page, problems }) => {
  const demo = await openDemo(page);
  await page.route('**/demos/spring.json', (route) => route.fulfill({ status: 500 }));
  await demo.getByRole('button', { name: 'Source' }).click();
  await expect(demo.getByRole('alert')).toContainText('Couldn’t load the source (status 500).');
  await page.unroute('**/demos/spring.json');
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(demo.getByText('export default function Spring')).toBeVisible();
  problems.length = 0;
});

test('a demo with its source open is accessible, light and dark [10.9]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Source' }).click();
  await expect(demo.getByText('export default function Spring')).toBeVisible();
  await expectNoBarriers(page, { part: 'figure', widths: [1440] });
});

test('the poster of the color mode is loaded, and not the other one', async ({ page }) => {
  await saveData(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, page1);
  await demoOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/demos/spring-dark.avif');
  expect(asked).not.toContain('/demos/spring-light.avif');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo is its poster with its caption [10.10]', async ({ page }) => {
    await page.goto(page1);
    const demo = demoOf(page);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('img', { name: 'A spring' })).toBeVisible();
    await expect(demo.locator('figcaption')).toBeVisible();
    await expect(demo.getByRole('button')).toHaveCount(0);
    const picture = await demo.getByRole('img').first().boundingBox();
    expect((await demo.boundingBox())?.height).toBeLessThan((picture?.height ?? 0) + 100);
  });
});

for (const path of ['/', '/player/', '/docs/sequence', '/docs/the-fundamentals']) {
  test(`${path} writes no warning to the console, before a gesture and after`, async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(`${message.type()}: ${message.text()}`));
    await open(page, path);
    // A live sample also has a play button, but no Player in the page itself.
    const demo = page.locator('button:not([data-live])');
    const play = page.getByRole('main').getByRole('button', { name: /^Play/ }).and(demo).first();
    await play.hover();
    await page.waitForLoadState('networkidle');
    expect(reported).toEqual([]);
    await play.click();
    await expect(page.locator(player).first()).toBeAttached();
    // The Player resumes its audio context when it starts to play.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(reported).toEqual([]);
  });
}
