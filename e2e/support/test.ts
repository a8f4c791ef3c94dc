import { test as base, expect, type Page } from '@playwright/test';
import { createSharedPage, type SharedPage } from './shared-page';

/** Problems of a page since it was opened, one line each. */
export type Problems = string[];

/**
 * Collects what no page of this site may do: log an error to the console, throw, have a failed request, or
 * access another origin. Requests that the browser cancels because of a navigation do not count.
 */
export function watch(page: Page, origin: string): Problems {
  const problems: Problems = [];
  const at = () => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${at()} threw: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) problems.push(`${at()} asked ${url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // With scripts disabled, Chromium refuses their preloads with `csp`. A real violation of the policy is in the
    // console too.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      problems.push(`${at()} failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${at()} got ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * The test fixture of this site. It watches every page, and an unexpected problem fails the test. Successive
 * tests share a page, which is in its initial state at the start of each test, but with a warm HTTP cache.
 * `test.use({ ownPage: true })` opens a new window with an empty cache. Tests without a network need that,
 * because cached files are available offline.
 */
export const test = base.extend<{ problems: Problems; ownPage: boolean }, { sharedPage: SharedPage }>({
  ownPage: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const shared = createSharedPage(browser);
      await use(shared);
      await shared.giveBack(false);
    },
    { scope: 'worker' },
  ],
  page: async (
    { sharedPage, baseURL, javaScriptEnabled, bypassCSP, viewport, colorScheme, ownPage },
    use,
    info,
  ) => {
    const options = { baseURL, javaScriptEnabled, bypassCSP };
    if (ownPage) await sharedPage.giveBack(false);
    await use(await sharedPage.take(options, { viewport, colorScheme }));
    await sharedPage.giveBack(!ownPage && info.status === info.expectedStatus);
  },
  context: ({ page }, use) => use(page.context()),
  problems: [
    async ({ page, baseURL }, use) => {
      const problems = watch(page, new URL(String(baseURL)).origin);
      await use(problems);
      // Requests pending at the end of a test are not a problem.
      const found = [...problems];
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits until React has hydrated the page and its listeners are active. Before that, a click may be lost, and
 * a hydration error may not be reported yet. Gatsby sets this mark in the last effect of its first render.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
