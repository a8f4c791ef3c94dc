import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { scriptsOfChunk } from './support/built-site';
import { expect, hydrated, open, test, watch } from './support/test';
import { follow, saveData, scrollTop } from './support/visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Collects the page views of a tab across page loads. */
async function pageViews(page: Page): Promise<string[]> {
  const views: string[] = [];
  await page.exposeFunction('seePageView', (path: string) => views.push(path));
  await page.addInitScript(() =>
    document.addEventListener('site:page-view', (event) =>
      (window as unknown as { seePageView(path: string): void }).seePageView(
        (event as CustomEvent<{ path: string }>).detail.path,
      ),
    ),
  );
  return views;
}

test('a new page starts at its top, or at the heading of its hash [2.15]', async ({ page }) => {
  await open(page, '/docs/the-fundamentals');
  await page.evaluate(() => window.scrollTo(0, 600));
  await follow(page, '/docs/sequence');
  await expect(heading(page)).toHaveText('<Sequence>');
  await expect.poll(() => scrollTop(page)).toBe(0);

  const id = String(await page.locator('.prose h2').nth(2).getAttribute('id'));
  await follow(page, '/docs/the-fundamentals');
  await expect(heading(page)).not.toHaveText('<Sequence>');
  await follow(page, `/docs/sequence#${id}`);
  await expect(page).toHaveURL(new RegExp(`/docs/sequence#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
});

/** Scrolls two pages, goes back and forward between them, and records their scroll positions. */
async function goBackAndForward(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, '/docs/the-fundamentals');
  await expect(heading(page)).not.toHaveText('<Sequence>');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(heading(page)).toHaveText('<Sequence>');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(heading(page)).not.toHaveText('<Sequence>');
  await expect.poll(() => scrollTop(page)).toBe(500);
}

test('back and forward restore the position [2.16]', async ({ page }) => {
  await open(page, '/docs/sequence');
  await goBackAndForward(page);
});

test('back and forward restore the position on a slow machine', async ({ page }) => {
  await open(page, '/docs/sequence');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await goBackAndForward(page);
});

test('back to a page with a hash is back to where the reader was', async ({ page }) => {
  await open(page, '/docs/sequence');
  const id = String(await page.locator('.prose h2').nth(2).getAttribute('id'));
  await follow(page, `/docs/sequence#${id}`);
  // The last step of a route change.
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 90));
  await follow(page, '/docs/the-fundamentals');
  await expect(heading(page)).not.toHaveText('<Sequence>');
  await page.goBack();
  await expect(heading(page)).toHaveText('<Sequence>');
  await expect.poll(() => scrollTop(page)).toBe(90);
});

test('a page that is loaded again is where it was', async ({ page }) => {
  await open(page, '/docs/sequence');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await hydrated(page);
  expect(await scrollTop(page)).toBe(900);
});

test('a progress bar starts after 200 ms without a spinner, and the old page stays until the next is there [2.17, 7.12, 9.8]', async ({
  page,
}) => {
  await saveData(page);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/page-data/docs/transitions/page-data.json', async (route) => {
    await arrived;
    await route.continue();
  });
  await open(page, '/docs/sequence');
  const start = await page.evaluate(() => {
    const times = { clicked: performance.now(), shown: 0 };
    new MutationObserver(() => {
      if (!times.shown && document.querySelector('.route-progress[data-state=loading]'))
        times.shown = performance.now();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { times });
    return times.clicked;
  });
  await follow(page, '/docs/transitions/');
  const bar = page.locator('.route-progress');
  await expect(bar).toHaveAttribute('data-state', 'loading');
  const shown = await page.evaluate(() => (window as unknown as { times: { shown: number } }).times.shown);
  expect(shown - start).toBeGreaterThanOrEqual(195);
  await expect(heading(page)).toHaveText('<Sequence>');
  await expect(page.getByRole('status')).toHaveCount(0);
  arrive();
  await expect(page).toHaveURL(/\/docs\/transitions\/$/);
  await expect(heading(page)).not.toHaveText('<Sequence>');
  await expect(bar).toHaveAttribute('data-state', 'done');
});

test('a page that is there at once shows no progress bar [2.17]', async ({ page }) => {
  await open(page, '/docs/sequence');
  const loaded = page.waitForResponse('**/page-data/docs/the-fundamentals/page-data.json');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/the-fundamentals' });
    document.body.append(link);
    link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    link.remove();
  });
  await (await loaded).finished();
  // From here on, the test controls the page's clock. However slow the machine is, the page arrives after 100
  // ms.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, '/docs/the-fundamentals');
  await expect(page).toHaveURL(/the-fundamentals$/);
  await page.clock.runFor(100);
  await expect(heading(page)).not.toHaveText('<Sequence>');
  await page.clock.runFor(1000);
  await expect(page.locator('.route-progress')).toHaveCount(0);
});

test('each route change sends one page view, and a hash none [2.18]', async ({ page }) => {
  const views = await pageViews(page);
  await open(page, '/docs/sequence');
  await expect.poll(() => views).toEqual(['/docs/sequence']);
  await follow(page, '/docs/the-fundamentals');
  await expect.poll(() => views).toEqual(['/docs/sequence', '/docs/the-fundamentals']);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/the-fundamentals#/);
  await page.goBack();
  await expect(page).toHaveURL(/the-fundamentals$/);
  await page.goBack();
  await expect(heading(page)).toHaveText('<Sequence>');
  const three = ['/docs/sequence', '/docs/the-fundamentals', '/docs/sequence'];
  await expect.poll(() => views).toEqual(three);
  await page.waitForTimeout(500);
  expect(views).toEqual(three);
});

test('opening /docs sends one page view, not two [2.18]', async ({ page }) => {
  const views = await pageViews(page);
  await open(page, '/docs');
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect.poll(() => views.length).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect(views.map((path) => path.replace(/\/$/, ''))).toEqual(['/docs']);
});

for (const [what, pattern] of [
  ['data', '**/page-data/blog/page-data.json'],
  ['code', `**${scriptsOfChunk('component---src-templates-post-list-tsx').at(-1)}`],
] as const) {
  test(`a route whose ${what} fails to load reloads the page once, never in a loop [2.4, 7.12, 8.11]`, async ({
    page,
    problems,
  }) => {
    await saveData(page);
    await open(page, '/docs/sequence');
    await page.route(pattern, (route) => route.abort('connectionrefused'));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await follow(page, '/blog');
    await expect(page).toHaveURL(/\/blog\/?$/);
    await expect.poll(() => documents).toEqual(['/blog']);
    await page.waitForTimeout(2500);
    expect(documents).toEqual(['/blog']);
    // The page's HTML is complete without its scripts.
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await page.unroute(pattern);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await hydrated(page);
    problems.length = 0;
  });
}

/** Returns the requests for page data other than the open page's own, with their methods. */
function dataRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/page-data\/.+\/page-data\.json$/.test(pathname)) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

test('a page is prefetched by GET when its link is pointed at [7.10]', async ({ page }) => {
  const seen = dataRequests(page);
  await open(page, '/docs/sequence');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showcase' }).hover();
  await expect.poll(() => seen).toContain('GET /page-data/showcase/page-data.json');
});

test('pages are prefetched by GET when their links in the text come into view [7.10]', async ({ page }) => {
  const seen = dataRequests(page);
  await open(page, '/docs/');
  for (const link of await page.locator('.prose a[href^="/docs/"]').all())
    await link.scrollIntoViewIfNeeded();
  // The data of the open page are in its HTML.
  await expect.poll(() => seen.length, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(seen.every((request) => request.startsWith('GET '))).toBe(true);
  expect([...new Set(seen)]).toEqual(seen);
});

test('nothing is prefetched with saved data or on a slow connection [7.11]', async ({ context, baseURL }) => {
  const connections = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
  // The pages wait at the same time to save time.
  const opened = [];
  for (const connection of connections) {
    const page = await context.newPage();
    const problems = watch(page, new URL(String(baseURL)).origin);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const seen = dataRequests(page);
    await open(page, '/docs/');
    await page.locator('.prose a[href^="/docs/"]').first().hover();
    opened.push({ connection, page, problems, seen });
  }
  await setTimeout(4000);
  for (const { connection, page, problems, seen } of opened) {
    const others = seen.filter((request) => request !== 'GET /page-data/docs/page-data.json');
    expect([connection, others, problems]).toEqual([connection, [], []]);
    await page.close();
  }
});

test('route changes are announced [12.6]', async ({ page }) => {
  await open(page, '/docs/the-fundamentals');
  await follow(page, '/docs/sequence');
  const announcer = page.locator('#gatsby-announcer');
  await expect(announcer).toHaveAttribute('aria-live', 'assertive');
  await expect(announcer).toHaveText('Navigated to <Sequence>');
});
