import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';

/** Returns the paths or names of a list's entries, in order. */
const orderOf = (page: Page, selector: string) => page.locator(`main ${selector}`).allTextContents();

/** A list of nodes in a query result. */
interface Nodes<Node> {
  nodes: Node[];
}

/** Returns the page data that Gatsby wrote. */
function pageData<Data>(path: string): Data {
  const file = join(publicFolder, 'page-data', path, 'page-data.json');
  return JSON.parse(readFileSync(file, 'utf8')).result.data as Data;
}

for (const { path, selector, read } of [
  {
    path: '/showcase/',
    selector: 'article h2',
    read: () =>
      pageData<{ allShowcaseEntry: Nodes<{ title: string }> }>('showcase').allShowcaseEntry.nodes.map(
        ({ title }) => title.split(' - ')[0],
      ),
  },
  {
    path: '/experts/',
    selector: 'article h2',
    read: () =>
      pageData<{ allExpert: Nodes<{ name: string }> }>('experts').allExpert.nodes.map(({ name }) => name),
  },
]) {
  test(`${path} has the order of its data in the HTML, and keeps it when React takes over [11.1]`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const expected = read();
    expect(expected.length).toBeGreaterThan(10);
    expect(expected).not.toEqual([...expected].sort());
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
    const html = await plain.newPage();
    await html.goto(path);
    expect(await orderOf(html, selector)).toEqual(expected);
    await plain.close();
    await open(page, path);
    expect(await orderOf(page, selector)).toEqual(expected);
  });
}

test('the showcase is narrowed to one kind of link by keyboard, and what leads out is marked [11.2]', async ({
  page,
}) => {
  await open(page, '/showcase/');
  const entries = page.locator('main article');
  const all = await entries.count();
  // The picture of each entry leads to the work.
  await expect(entries.locator('> a[href^="http"] > :is(svg, img):first-child')).toHaveCount(all);
  await page.getByRole('radio', { name: /^All/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Video/ })).toBeChecked();
  const shown = entries.filter({ visible: true });
  const withVideo = pageData<{ allShowcaseEntry: Nodes<{ links: { type: string }[] }> }>(
    'showcase',
  ).allShowcaseEntry.nodes.filter(({ links }) => links.some(({ type }) => type === 'video'));
  expect(withVideo.length).toBeLessThan(all);
  await expect(shown).toHaveCount(withVideo.length);
  await expect(shown.getByRole('link', { name: /^Video of/ })).toHaveCount(withVideo.length);
  const outward = page.locator('main article a[href^="http"]');
  expect(await outward.count()).toBeGreaterThan(all);
  // A video plays in its place.
  await expect(page.locator('main article a[href^="http"]:not(.external, [aria-label^="Play"])')).toHaveCount(
    0,
  );
});

test('a video of the showcase plays in its place after a click, and nothing foreign is loaded before', async ({
  page,
  problems,
}) => {
  const foreign: string[] = [];
  await page.route(/^https:\/\/(?!localhost)/, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: 'A video' });
  });
  await open(page, '/showcase/');
  const play = page.getByRole('link', { name: /^Play “.*” from YouTube$/ }).first();
  await play.hover();
  expect(foreign).toEqual([]);
  await play.click();
  await expect(page.locator('main article iframe')).toBeFocused();
  expect(foreign).toEqual(['www.youtube-nocookie.com']);
  // The test itself watches for foreign requests.
  problems.length = 0;
});

test('the picture of a template plays after a press, and rests without one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/templates/still');
  const scene = page.locator('main header .scene');
  const time = () => scene.evaluate((element) => getComputedStyle(element).getPropertyValue('--t'));
  const atRest = await time();
  await page.locator('main header svg').first().hover();
  expect(await time()).toBe(atRest);
  await page.getByRole('checkbox', { name: 'Play the picture of Stills' }).check();
  await expect.poll(time).not.toBe(atRest);
});

test('drawn pictures are in the middle of their frames', async ({ page }) => {
  await open(page, '/showcase/');
  const aside = await page.locator('main article svg[viewBox="0 0 640 360"]').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { x, y, width, height } = (drawing as SVGSVGElement).getBBox();
      const [right, down] = [x + width / 2 - 320, y + height / 2 - 180];
      // Those that go on beyond the frame have no middle.
      const isWhole = x > 0 && x + width < 640;
      return isWhole && (Math.abs(right) > 60 || Math.abs(down) > 50)
        ? [`${drawing.closest('article')?.textContent}: ${right}, ${down}`]
        : [];
    }),
  );
  expect(aside).toEqual([]);
});

test('the experts are narrowed to what they offer', async ({ page }) => {
  await open(page, '/experts/');
  const cards = page.locator('main article');
  const all = await cards.count();
  await page.getByRole('radio', { name: /^Open source/ }).check();
  const shown = cards.filter({ visible: true });
  const expected = Number(/\d+/.exec(await page.locator('label:has(:checked)').innerText())?.[0]);
  expect(expected).toBeLessThan(all);
  await expect(shown).toHaveCount(expected);
});

test('the templates are narrowed to one kind by keyboard, and each has a drawing of its own [11.5]', async ({
  page,
}) => {
  await open(page, '/templates/');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(22);
  const drawings = await cards
    .locator('svg[viewBox="0 0 320 180"]')
    .evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(new Set(drawings).size).toBe(22);
  await page.getByRole('radio', { name: /^All/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^All/ })).not.toBeChecked();
  const shown = cards.filter({ visible: true });
  const expected = Number(/\d+/.exec(await page.locator('label:has(:checked)').innerText())?.[0]);
  expect(expected).toBeLessThan(22);
  await expect(shown).toHaveCount(expected);
});

test('the page of a template shows the drawing that its card has', async ({ page }) => {
  await open(page, '/templates/');
  const card = page.locator('main article').filter({ has: page.getByRole('link', { name: 'Stills' }) });
  const drawing = await card.locator('svg').first().innerHTML();
  await open(page, '/templates/still');
  const picture = page.locator('main header svg[viewBox="0 0 320 180"]');
  await expect(picture).toBeVisible();
  expect(await picture.innerHTML()).toBe(drawing);
});

for (const { path, demo } of [
  { path: '/', demo: '[data-stage]' },
  { path: '/player/', demo: 'section[aria-label="Player playground"] img' },
]) {
  test(`the demo of ${path} is in the first screen of a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const box = await page.locator(`main ${demo}`).first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(300);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  });
}

test('no row of templates has a gap', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/templates/');
  const rows = await page.locator('main section[data-kind]').evaluateAll((sections) =>
    sections.map((section) => {
      const cards = [...section.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
      const row = cards.filter(({ top }) => top === Math.max(...cards.map((card) => card.top)));
      const end = section.getBoundingClientRect().right;
      return end - Math.max(...row.map(({ right }) => right));
    }),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(Math.max(...rows)).toBeLessThan(1);
});

test('the samples of product pages are whole', async ({ page }) => {
  for (const path of ['/player/', '/lambda/']) {
    await open(page, path);
    const sample = page.locator('main section .code-block pre').last();
    expect(await sample.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBe(0);
  }
});

test('the commands of the templates are those of the chosen package manager, and are copied [11.6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/templates/');
  const still = page.getByRole('figure', { name: 'Create a project from the Stills template' });
  await expect(still).toContainText('npx create-video@latest --still');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(still).toContainText('pnpm create video --still');
  await still.getByRole('button', { name: 'Copy code' }).click();
  await expect(still.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pnpm create video --still');
  await open(page, '/templates/still');
  await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
});

test('the form of the showcase says what is wrong, by keyboard too, and then gives the file [11.3]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/showcase/add');
  const form = page.getByRole('region', { name: 'Create your entry' });
  const title = form.getByLabel('Title');
  const summary = form.getByRole('group', { name: 'Fix 2 fields' });
  await title.press('Enter');
  await expect(summary).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/Enter the title of your work\.$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();

  await title.fill('a'.repeat(81));
  await expect(form.getByText('Shorten it to 80 characters. It has 81.').last()).toBeVisible();
  await title.fill('Night Train - "Timetable"');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');
  const address = form.getByLabel('URL of link 1');
  await address.fill('http://example.com/');
  await expect(address).toHaveAccessibleDescription('Use https:// instead of http://.');
  await expect(form.locator('figure')).toHaveCount(0);
  await address.fill('https://example.com/');
  await form.getByRole('button', { name: 'Add a link' }).click();
  await expect(form.getByLabel('URL of link 2')).toBeFocused();
  await form.getByRole('button', { name: 'Remove link 2' }).click();
  await expect(address).toBeFocused();

  await expect(form.getByRole('status')).toHaveText(/^Your entry is ready/);
  await expect(form.locator('figure')).toContainText('content/showcase/night-train.yaml');
  await form.getByRole('button', { name: 'Copy code' }).click();
  await expect(form.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'title: "Night Train - \\"Timetable\\""',
      'width: 1920',
      'height: 1080',
      'links:',
      '  - type: website',
      '    url: "https://example.com/"',
    ].join('\n'),
  );
});

test('the form is accessible with its messages and with its file, and fits 320 px [11.3]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/showcase/add');
  await page.getByRole('button', { name: 'Create entry' }).click();
  await expect(page.getByRole('group', { name: /^Fix \d fields$/ })).toBeFocused();
  await expectNoBarriers(page, { widths: [320] });
  await page.getByLabel('Title').fill('Night Train');
  await page.getByLabel('URL of link 1').fill(`https://example.com/${'a'.repeat(120)}`);
  await expect(page.getByRole('status')).toHaveText(/^Your entry is ready/);
  await expectNoBarriers(page, { widths: [320] });
});

test('without scripts the showcase shows the file to fill in instead of the form [11.3]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/showcase/add');
  await expect(page.getByRole('button', { name: 'Create entry' })).toBeHidden();
  await expect(page.locator('figure', { hasText: 'content/showcase/night-train.yaml' })).toBeVisible();
  await context.close();
});

test('the diagram of Lambda has a text alternative, and letters that can be read at 320 px [11.7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/lambda/');
  const diagram = page.getByRole('img', { name: 'How Lambda renders a video' });
  await expect(diagram).toHaveAccessibleDescription(/all at the same time/);
  await page.evaluate(() => document.fonts.ready);
  const heights = await diagram
    .locator('text')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
});

test('the files of the mark are there to be kept [11.8]', async ({ page }) => {
  await open(page, '/brand/');
  const links = page.getByRole('link', { name: /^Download / });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const answer = await page.request.get(String(await link.getAttribute('href')));
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  }
});

test('the colors of the brand page are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/brand/');
  await page.getByRole('button', { name: 'Copy accent, #cc3307' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#cc3307');
});

test('the title has the same place on all pages without a sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tops = new Map<string, number>();
  for (const path of [
    '/',
    '/player/',
    '/lambda/',
    '/templates/',
    '/templates/hello-world',
    '/showcase/',
    '/showcase/add',
    '/experts/',
    '/experts/alex-fernandez',
    '/success-stories/yarx',
    '/blog',
    '/blog/archive',
    '/learn',
    '/contact/',
  ]) {
    await open(page, path);
    tops.set(path, Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0));
  }
  const all = tops.get('/');
  expect(Object.fromEntries(tops)).toEqual(Object.fromEntries([...tops.keys()].map((path) => [path, all])));
});
