import type { Browser, Page } from '@playwright/test';
import { builtPages } from './support/built-site';
import { expect, hydrated, test, watch } from './support/test';

/** Number of pages per test, and how many are open concurrently: two tests run in parallel. */
const perTest = 60;
const atOnce = 3;

const paths = builtPages().map(({ path }) => path);
const parts = Array.from({ length: Math.ceil(paths.length / perTest) }, (_, index) =>
  paths.slice(index * perTest, (index + 1) * perTest),
);

for (const part of parts) {
  test(`every page is whole: ${part.at(0)} to ${part.at(-1)} [1.4, 6.1, 7.13]`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    expect(await sweep(browser, String(baseURL), part)).toEqual([]);
  });
}

async function sweep(browser: Browser, origin: string, part: string[]): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin });
  // Prefetching is tested elsewhere. Here every page is opened directly, and fetching its neighbors would
  // take most of the time.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const waiting = [...part];
  const problems: string[] = [];
  const visitor = async () => {
    const page = await context.newPage();
    const seen = watch(page, origin);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: 'load' });
      await hydrated(page);
      problems.push(...(await lacks(page)).map((lack) => `${path} ${lack}`));
    }
    problems.push(...seen);
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  await context.close();
  return problems;
}

/** The required and forbidden properties of a page. */
function lacks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const count = (selector: string, expected: number) => {
      const found = document.querySelectorAll(selector).length;
      if (found !== expected) problems.push(`has ${found} of ${selector}`);
    };
    const text = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute)?.trim() ?? '';
    count('h1', 1);
    count('main', 1);
    count('head > title', 1);
    count('head > meta[name="description"]', 1);
    count('head > link[rel="canonical"]', 1);
    if (!/^.+ \| .+$/.test(document.title)) problems.push(`is titled “${document.title}”`);
    if (!text('meta[name="description"]', 'content')) problems.push('has no description');
    if (document.documentElement.lang !== 'en') problems.push('has no language');
    const canonical = text('link[rel="canonical"]', 'href');
    const plain = (path: string) => path.replace(/\/$/, '');
    if (!URL.canParse(canonical) || plain(new URL(canonical).pathname) !== plain(location.pathname)) {
      problems.push(`has the canonical address ${canonical}`);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) problems.push(`has ids twice: ${twice.join(' ')}`);
    return problems;
  });
}
