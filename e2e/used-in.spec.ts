import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { builtPages, publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';

/* Where an API is used: at the end of its page, and in the machine-readable files. */

const headingIds = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const pageFile = (path: string) => join(publicFolder, path, 'index.html');

test('the page of an API ends with guides whose samples use it, without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/docs/spring');
  const heading = page.getByRole('heading', { name: 'Used in' });
  await expect(heading).toBeVisible();
  expect(await page.locator('.prose h2').last().innerText()).toContain('Used in');
  const links = page.locator('.prose h2#used-in + ul a');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.length).toBeLessThanOrEqual(8);
  const related = await page
    .locator('.prose h2#see-also + ul a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  for (const path of paths) {
    expect([...related, '/docs/spring']).not.toContain(path);
    // The page does use it, because its samples link here.
    expect(readFileSync(pageFile(path), 'utf8')).toMatch(/<a [^>]*href="\/docs\/spring[#"]/);
  }
  await context.close();
});

test('the list is in the table of contents and its links are followed within the app', async ({ page }) => {
  await open(page, '/docs/spring');
  const toc = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Used in' });
  await toc.click();
  await expect(page).toHaveURL(/#used-in$/);
  const first = page.locator('.prose h2#used-in + ul a').first();
  const target = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that no sample uses, and a guide, have no such heading', () => {
  const withList = builtPages().filter(({ path }) =>
    readFileSync(pageFile(path), 'utf8').includes('id="used-in"'),
  );
  expect(withList.length).toBeGreaterThan(100);
  expect(withList.map(({ path }) => path)).not.toContain('/docs/animating-properties');
  expect(withList.every(({ path }) => path.startsWith('/docs/'))).toBe(true);
});

test('the exports of every package are served as JSON that is valid by the schema beside it', async ({
  request,
}) => {
  const llms = await (await request.get('/api/llms.txt')).text();
  const urls = [...llms.matchAll(/\((https:[^)]+\/api\/[^)]+\.json)\)/g)].map(([, url]) => String(url));
  expect(urls.length).toBeGreaterThan(30);
  const schema = await (await request.get('/api/schema.json')).json();
  const validate = new Ajv().compile(schema);
  const ids = new Map<string, Set<string | undefined>>();
  for (const { pathname } of urls.map((url) => new URL(url))) {
    const answer = await request.get(pathname);
    expect([pathname, answer.status(), answer.headers()['content-type']]).toEqual([
      pathname,
      200,
      'application/json;charset=utf-8',
    ]);
    expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    if (pathname.endsWith('/schema.json')) continue;
    const text = await answer.text();
    expect([pathname, validate(JSON.parse(text)), validate.errors]).toEqual([pathname, true, null]);
    // Every page, heading and section named in a file exists.
    for (const [, url] of text.matchAll(/"url":"([^"]+)"/g)) {
      const { pathname: path, hash } = new URL(String(url));
      const known = ids.get(path) ?? headingIds(readFileSync(pageFile(path), 'utf8'));
      ids.set(path, known);
      if (hash) expect([url, known.has(decodeURIComponent(hash.slice(1)))]).toEqual([url, true]);
    }
  }
  expect(validate({ package: 'remotion' })).toBe(false);
});
