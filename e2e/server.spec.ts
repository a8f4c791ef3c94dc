import { expect, test } from './support/test';

test('pages answer with and without the slash at the end', async ({ request }) => {
  for (const path of ['/about', '/about/', '/ai', '/ai/', '/docs', '/docs/', '/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
});

test('an unknown path is the not-found page [2.3]', async ({ page, problems }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  // In addition to the document, the page requests its data, which does not exist either.
  const other = problems.filter((problem) => !/got 404: .*\/no\/such\/page|status of 404/.test(problem));
  expect(other).toEqual([]);
  problems.length = 0;
});

test('scripts and the files of the search index are kept for ever, pages and their data are not', async ({
  page,
  request,
}) => {
  await page.goto('/docs/');
  const script = await page.locator('script[src]').first().getAttribute('src');
  expect((await request.get(String(script))).headers()['cache-control']).toContain('immutable');
  const { titles, texts } = await (await request.get('/search/manifest.json')).json();
  for (const name of [titles, texts]) {
    const response = await request.get(`/${name}`);
    expect([name, response.status(), response.headers()['cache-control']]).toEqual([
      name,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const path of ['/docs/', '/page-data/docs/page-data.json', '/search/manifest.json']) {
    expect((await request.get(path)).headers()['cache-control']).toContain('must-revalidate');
  }
});
