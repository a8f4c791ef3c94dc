import { expectNoBarriers } from './support/accessibility';
import { expect, hydrated, test } from './support/test';

test.afterEach(({ problems }) => {
  // The document itself is a 404, and so is the page data that it requests.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/404/.test(problem)));
});

test('a missing page offers search on the words of its path [2.3]', async ({ page }) => {
  await page.goto('/docs/lambda/render-mediaa');
  await hydrated(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('lambda render mediaa');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=lambda\+render\+mediaa/);
});

test('a missing page offers the nearest routes [2.3]', async ({ page }) => {
  await page.goto('/docs/sequnce');
  await hydrated(page);
  const nearest = page.getByRole('navigation', { name: 'Similar pages' }).getByRole('link');
  await expect(nearest.first()).toHaveAttribute('href', '/docs/sequence');
  // Pages that are not similar have a list of their own.
  const others = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link');
  expect((await nearest.count()) + (await others.count())).toBeGreaterThanOrEqual(4);
  for (const link of await nearest.all()) await expect(link).toHaveAttribute('href', /\/se/);
  await nearest.first().click();
  await expect(page).toHaveURL(/\/docs\/sequence$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
});

for (const path of ['//evil.com/x.html', '/\\evil.com/x.html'])
  test(`${path} stays on this site`, async ({ page, baseURL }) => {
    const others: string[] = [];
    await page.route(
      ({ hostname }) => hostname === 'evil.com',
      (route) => {
        others.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto(baseURL + path);
    await hydrated(page);
    await expect(page).toHaveURL(/\/evil\.com\/x$/);
    expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
    expect(others).toEqual([]);
  });

test('a path that is like nothing offers the main pages', async ({ page }) => {
  await page.goto('/qqqqqqqqqqqq');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('qqqqqqqqqqqq');
  await expect(page.getByRole('navigation', { name: 'Similar pages' })).toHaveCount(0);
  const main = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link');
  await expect(main.first()).toHaveAttribute('href', '/docs/');
  await expect(main).toHaveCount(5);
});

test('the not-found page is accessible, in either mode, on narrow screens and wide ones [2.3]', async ({
  page,
}) => {
  await page.goto('/docs/sequnce');
  await hydrated(page);
  await expectNoBarriers(page);
});
