import { test as base, expect, type Page } from '@playwright/test';

/** What went wrong in a page since it was opened, one line each. */
export type Problems = string[];

/**
 * Collects what no page of this site may do: write an error to the console, throw, fail a request, ask another origin.
 * A request that the browser itself gave up because the reader went on is none.
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
    if (reason !== 'net::ERR_ABORTED') problems.push(`${at()} failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${at()} got ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** The test of this site: every page it opens is watched, and a problem that a test does not expect fails it. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems = watch(page, new URL(String(baseURL)).origin);
      await use(problems);
      // What is still loading when a test ends is neither its failure nor a problem.
      const found = [...problems];
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits until React has taken the page over and whatever listens in it has begun to: before that a click may be lost, and an error of
 * hydration not yet told. Gatsby marks this in the last effect of its first render.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
