import { builtPages } from './support/built-site';
import { expect, open, test } from './support/test';

const posts = (set: string) =>
  builtPages().filter(
    ({ path, chunk }) => /templates-post(-with-demos)?-tsx$/.test(chunk) && path.startsWith(`/${set}/`),
  );

test('the blog is a list of ten posts a page, newest first [2.6, 9.9]', async ({ page }) => {
  await open(page, '/blog');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(Math.min(10, posts('blog').length));
  const dates = await articles
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());

  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await pages.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await pages.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the pages of the blog hold every post once [2.6]', async ({ page }) => {
  const all = posts('blog').map(({ path }) => path);
  const found: string[] = [];
  for (let number = 1; number <= Math.ceil(all.length / 10); number += 1) {
    await page.goto(number === 1 ? '/blog' : `/blog/page/${number}`);
    const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    found.push(...(await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href') ?? ''))));
  }
  expect(found.sort()).toEqual(all.sort());
});

test('a post says when it was written, by whom and how long it is, and leads on [2.6]', async ({ page }) => {
  await open(page, '/blog/4-0');
  const main = page.getByRole('main');
  await expect(main.locator('time').first()).toHaveAttribute('datetime', /^2023-07-03/);
  await expect(main.getByText(/\d+ min(ute)?s? read/).first()).toBeVisible();
  const links = main.locator('a[rel="prev"], a[rel="next"]');
  await expect(links).toHaveCount(2);
});

test('the archive holds every post, by year [2.6]', async ({ page }) => {
  for (const set of ['blog', 'learn', 'success-stories']) {
    await open(page, `/${set}/archive`);
    const links = page.getByRole('main').locator('section li a');
    await expect(links).toHaveCount(posts(set).length);
    const years = await page.getByRole('main').locator('section h2').allInnerTexts();
    expect(years).toEqual([...years].sort().reverse());
  }
});

test('the posts stand by year beside the post that is open, which is marked [2.6]', async ({ page }) => {
  await open(page, '/blog/4-0');
  const sidebar = page.getByRole('navigation', { name: /: all posts$/ });
  const years = await sidebar.getByRole('heading').allInnerTexts();
  expect(years.length).toBeGreaterThan(3);
  expect(years).toEqual([...years].sort().reverse());
  const links = sidebar.locator('li a');
  await expect(links).toHaveCount(posts('blog').length);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', '/blog/4-0');
  const ofYear = sidebar.locator('div', { has: page.getByRole('heading', { name: '2023' }) });
  await expect(ofYear.locator('a[href="/blog/4-0"]')).toBeVisible();
});
