import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { prefixedRoot, testPrefix } from '../scripts/site/test-sites.mjs';
import { builtPages, onePageOfEach, publicFolder } from './support/built-site';
import { expect, test } from './support/test';

/*
 * The machine-readable output of the built site, for search engines, feed readers, language models and link
 * previews.
 */

const feedTypes = { 'rss.xml': 'rss+xml', 'atom.xml': 'atom+xml', 'feed.json': 'feed+json' };
const postSets = ['blog', 'learn', 'success-stories'];
const pages = builtPages().filter(({ chunk }) => !chunk.includes('ai-embed'));
const read = (name: string) => readFileSync(join(publicFolder, name), 'utf8');
const headOf = (path: string) => read(join(path, 'index.html')).split('</head>')[0] as string;
/** Returns whether the first element of a page's body, and its head, lead to the index. */
const pointsToIndex = (path: string) =>
  /<body>(<[^>]+>)?<p [^>]*aria-hidden="true"[^>]*>[^<]+ \/llms\.txt<\/p>/.test(
    read(join(path, 'index.html')),
  ) && headOf(path).includes('<link rel="describedby" href="/llms.txt" type="text/plain"/>');
const isUnlisted = (path: string) => /<meta [^>]*name="robots" content="noindex"/.test(headOf(path));

const markdownFile = (path: string) => (path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`);

/** Returns an attribute of the first head element that starts with a pattern. */
function attribute(head: string, start: RegExp, name: string): string {
  const tag = new RegExp(`<[a-z]+ [^>]*${start.source}[^>]*>`).exec(head)?.[0] ?? '';
  return new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

const property = (head: string, name: string) => attribute(head, new RegExp(`property="${name}"`), 'content');

/**
 * Returns the texts of elements in an XML document, parsed by the browser; throws if it is not well-formed.
 */
function xmlTexts(page: Page, xml: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([source, query]) => {
      const document = new DOMParser().parseFromString(String(source), 'application/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? '');
      return [...document.querySelectorAll(String(query))].map((element) => element.textContent ?? '');
    },
    [xml, selector],
  );
}

test('every page is Markdown too, and its head says where [13.1]', () => {
  for (const { path } of pages) {
    const file = markdownFile(path);
    expect([path, existsSync(join(publicFolder, file))]).toEqual([path, true]);
    expect(read(file)).toMatch(/^> Index of all pages: https:\S+\/llms\.txt\n\n# \S/);
    expect([path, pointsToIndex(path)]).toEqual([path, true]);
    const href = attribute(headOf(path), /rel="alternate" type="text\/markdown"/, 'href');
    expect([path, new URL(href).pathname]).toEqual([path, file]);
  }
});

test('Markdown and feeds are sent as what they are [13.8]', async ({ request }) => {
  const types = {
    '/docs.md': 'text/markdown; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    ...Object.fromEntries(
      Object.entries(feedTypes).map(([name, type]) => [
        `/blog/${name}`,
        `application/${type}; charset=utf-8`,
      ]),
    ),
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type]);
  }
});

test('the map has every page to be found, and days that are days [13.4]', async ({ page }) => {
  const xml = read('sitemap.xml');
  const paths = (await xmlTexts(page, xml, 'url > loc')).map((url) => decodeURI(new URL(url).pathname));
  const listed = pages.map(({ path }) => path).filter((path) => !isUnlisted(path));
  expect(paths.sort()).toEqual(listed.sort());
  for (const day of await xmlTexts(page, xml, 'lastmod')) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

test('llms.txt leads to sections, they lead to Markdown that is there, and the whole text has it [13.2]', () => {
  const linksIn = (text: string, ending: string) =>
    [...text.matchAll(/\((https:[^)]+)\)/g)]
      .map(([, url]) => String(url))
      .filter((url) => url.endsWith(ending));
  const sections = linksIn(read('llms.txt'), '.txt').filter((url) => !/llms-full|api\/llms/.test(url));
  expect(sections.length).toBeGreaterThan(20);
  const texts = sections.map((url) => read(new URL(url).pathname));
  for (const text of [read('llms.txt'), ...texts]) expect(text.length).toBeLessThanOrEqual(50_000);
  const links = texts.flatMap((text) => linksIn(text, '.md'));
  expect(links.length).toBeGreaterThan(100);
  const whole = read('llms-full.txt');
  for (const url of links) {
    const text = read(decodeURI(new URL(url).pathname)).replace(/^>.*\n/, '');
    expect([url, whole.includes(text.trim())]).toEqual([url, true]);
  }
});

for (const set of postSets) {
  test(`the feeds of ${set} have its posts, and its pages say where they are [13.5]`, async ({ page }) => {
    const atom = await xmlTexts(page, read(`${set}/atom.xml`), 'entry > id');
    const rss = await xmlTexts(page, read(`${set}/rss.xml`), 'item > link');
    const json = JSON.parse(read(`${set}/feed.json`)).items.map((item: { url: string }) => item.url);
    expect(atom.length).toBeGreaterThan(0);
    expect([rss, json]).toEqual([atom, atom]);
    for (const url of atom) {
      const { pathname } = new URL(url);
      expect(pages.map(({ path }) => path)).toContain(pathname);
      const feed = attribute(headOf(pathname), /type="application\/rss\+xml"/, 'href');
      expect(new URL(feed).pathname).toBe(`/${set}/rss.xml`);
    }
  });
}

test('JSON-LD says what the page shows [13.3]', async ({ browser, baseURL }) => {
  // Without JavaScript, to check the HTML as written.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  const seen = new Set<string>();
  for (const { path, chunk } of onePageOfEach()) {
    const type = chunk.endsWith('doc-tsx')
      ? 'TechArticle'
      : chunk.endsWith('post-tsx')
        ? 'BlogPosting'
        : null;
    if (!type) continue;
    seen.add(type);
    await page.goto(path);
    const script = await page.locator('script[type="application/ld+json"]').textContent();
    const things = JSON.parse(String(script))['@graph'] as Record<string, unknown>[];
    const article = things.find((thing) => thing['@type'] === type);
    expect([path, article?.headline]).toEqual([
      path,
      await page.getByRole('heading', { level: 1 }).innerText(),
    ]);
    expect(new URL(String(article?.url)).pathname).toBe(path);
    expect(article?.image).toBe(property(headOf(path), 'og:image'));
  }
  expect([...seen].sort()).toEqual(['BlogPosting', 'TechArticle']);
  await page.goto('/docs/lambda/setup');
  const crumbs = await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .locator('a, [aria-current]')
    .allInnerTexts();
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  const list = JSON.parse(String(script))['@graph'].find(
    (thing: Record<string, unknown>) => thing['@type'] === 'BreadcrumbList',
  );
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(crumbs);
  await context.close();
});

test('every page has a card of 1200 by 630 pixels, or a picture of its own [13.6]', async () => {
  const wrong: string[] = [];
  let cards = 0;
  for (const { path } of pages) {
    const head = headOf(path);
    const { pathname } = new URL(property(head, 'og:image'));
    if (!pathname.startsWith('/cards/')) continue;
    cards++;
    expect([path, property(head, 'og:image:width'), property(head, 'og:image:height')]).toEqual([
      path,
      '1200',
      '630',
    ]);
    expect(property(head, 'og:image:alt')).not.toBe('');
    const { width, height, format } = await sharp(join(publicFolder, pathname)).metadata();
    if (width !== 1200 || height !== 630 || format !== 'jpeg') wrong.push(pathname);
  }
  expect(wrong).toEqual([]);
  expect(cards).toBeGreaterThan(pages.length / 2);
});

test('under a path prefix addresses have it, and drafts and unlisted pages are in no list [13.7]', async ({
  page,
}) => {
  const small = (name: string) => readFileSync(join(prefixedRoot, 'public', name), 'utf8');
  const urls = await xmlTexts(page, small('sitemap.xml'), 'loc');
  expect(urls).toContain(`https://www.remotion.dev${testPrefix}/docs/second`);
  for (const url of urls) expect(new URL(url).pathname).toMatch(new RegExp(`^${testPrefix}/`));
  const lists = [small('sitemap.xml'), small('llms.txt'), small('llms-full.txt')].join('\n');
  expect(lists).not.toMatch(/docs\/(draft|unlisted|old-place)|404|ai-embed/);
  expect(small('docs/second.md')).toContain(`Source: https://www.remotion.dev${testPrefix}/docs/second`);
  expect(small('robots.txt')).toContain(`Sitemap: https://www.remotion.dev${testPrefix}/sitemap.xml`);
  const head = small('docs/unlisted/index.html').split('</head>')[0] as string;
  expect(property(head, 'og:image')).toBe(`https://www.remotion.dev${testPrefix}/cards/docs/unlisted.jpg`);
});
