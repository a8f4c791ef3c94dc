import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtPages, publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';

/** Number of pages per test: two tests run in parallel. */
const perTest = 100;

const paths = builtPages().map(({ path }) => path);
const parts = Array.from({ length: Math.ceil(paths.length / perTest) }, (_, index) =>
  paths.slice(index * perTest, (index + 1) * perTest),
);

// The script below would stay in a shared page.
test.use({ ownPage: true });

for (const part of parts) {
  test(`every page is whole: ${part.at(0)} to ${part.at(-1)} [1.4, 6.1, 7.13]`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    // A frame that is not displayed is never painted, and its scripts would wait for that.
    await page.addInitScript(() => {
      if (window.top !== window) Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    await open(page, '/docs/terminology');
    for (const path of part) {
      const lacks = await test.step(path, () => lacksOf(page, path));
      found.push(...[...lacks, ...problems.splice(0)].map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

/**
 * Loads a page into a hidden frame, and waits until React has hydrated it. Returns the required properties
 * that it lacks and the forbidden ones that it has. A frame that is not displayed has no layout, paints
 * nothing (which saves half the time of a page), and prefetches nothing.
 */
function lacksOf(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    document.querySelector('iframe')?.remove();
    const frame = document.createElement('iframe');
    frame.style.display = 'none';
    frame.src = address;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const { contentWindow: inner, contentDocument: html } = frame;
    if (!inner || !html) return ['cannot be read'];
    while (inner.performance.getEntriesByName('onInitialClientRender').length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));

    const problems: string[] = [];
    const count = (selector: string, expected: number) => {
      const found = html.querySelectorAll(selector).length;
      if (found !== expected) problems.push(`has ${found} of ${selector}`);
    };
    const text = (selector: string, attribute: string) =>
      html.querySelector(selector)?.getAttribute(attribute)?.trim() ?? '';
    count('h1', 1);
    count('main', 1);
    count('head > title', 1);
    count('head > meta[name="description"]', 1);
    count('head > link[rel="canonical"]', 1);
    if (!/^.+ \| .+$/.test(html.title)) problems.push(`is titled “${html.title}”`);
    if (!text('meta[name="description"]', 'content')) problems.push('has no description');
    if (html.documentElement.lang !== 'en') problems.push('has no language');
    const canonical = text('link[rel="canonical"]', 'href');
    const plain = (route: string) => route.replace(/\/$/, '');
    if (!URL.canParse(canonical) || plain(new URL(canonical).pathname) !== plain(inner.location.pathname)) {
      problems.push(`has the canonical address ${canonical}`);
    }
    const ids = [...html.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) problems.push(`has ids twice: ${twice.join(' ')}`);
    return problems;
  }, path);
}

test('every file that a page or a stylesheet names is there [6.1]', () => {
  const texts = paths.map((path) => ({
    path,
    files: filesIn(readFileSync(join(publicFolder, path, 'index.html'), 'utf8')),
  }));
  const styles = readdirSync(join(publicFolder, 'static'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({
      path: `/static/${name}`,
      files: [
        ...readFileSync(join(publicFolder, 'static', name), 'utf8').matchAll(/url\(["']?(\/[^"')]+)["']?\)/g),
      ].map(([, file]) => String(file)),
    }));
  const isThere = new Map<string, boolean>();
  const check = (file: string) => {
    const known = isThere.get(file);
    if (known !== undefined) return known;
    const target = join(publicFolder, decodeURI(file));
    const found = existsSync(target) && statSync(target).isFile();
    isThere.set(file, found);
    return found;
  };
  const missing = [...texts, ...styles].flatMap(({ path, files }) =>
    files.filter((file) => !check(file)).map((file) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
  expect(isThere.size).toBeGreaterThan(200);
});

/**
 * Returns the URLs of this site's files that HTML names in `src`, `srcset`, `poster` and links with an
 * extension.
 */
function filesIn(html: string): string[] {
  const single = [...html.matchAll(/ (?:src|href|poster)="(\/[^"#?]+\.[a-z0-9]+)["#?]/g)];
  const sets = [...html.matchAll(/ (?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set]) =>
    String(set)
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0] as string)
      .filter((file) => file.startsWith('/')),
  );
  return [...single.map(([, file]) => String(file)), ...sets];
}
