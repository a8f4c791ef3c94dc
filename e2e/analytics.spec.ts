import type { Server } from 'node:http';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';
import { follow } from './support/visit';
import { withSettings } from './support/with-settings';

const host = 'https://www.googletagmanager.com';
let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = await createSiteServer({ folder: publicFolder, allow: [host] });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
test.afterAll(() => {
  server.close();
});
test.use({ baseURL: async ({}, use) => use(origin) });

test('the analytics tag of the settings is told one page view a route, without anonymisation of the IP [7.9]', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const check = await withSettings(page, { 'trackingId:null,': 'trackingId:"G-TEST",' });
  await open(page, '/docs/sequence');
  await follow(page, '/docs/the-fundamentals');
  const views = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
      return dataLayer
        .map((call) => Array.from(call))
        .filter(([command]) => command === 'event')
        .map(([, name, detail]) => {
          const { page_path, anonymize_ip } = detail as Record<string, unknown>;
          return { name, page_path, anonymize_ip };
        });
    });
  await expect.poll(views).toEqual([
    { name: 'page_view', page_path: '/docs/sequence', anonymize_ip: false },
    { name: 'page_view', page_path: '/docs/the-fundamentals', anonymize_ip: false },
  ]);
  await expect.poll(() => asked).toEqual([`${host}/gtag/js?id=G-TEST`]);
  check();
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(host)));
});

test('without a tag nothing is loaded and nothing is sent [7.9]', async ({ page }) => {
  const views: string[] = [];
  await page.exposeFunction('seePageView', (path: string) => views.push(path));
  await open(page, '/docs/sequence');
  await page.evaluate(() =>
    document.addEventListener('site:page-view', (event) =>
      (window as unknown as { seePageView(path: string): void }).seePageView(
        (event as CustomEvent<{ path: string }>).detail.path,
      ),
    ),
  );
  await follow(page, '/docs/the-fundamentals');
  await expect.poll(() => views).toContain('/docs/the-fundamentals');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
});
