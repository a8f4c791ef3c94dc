import { testServices, testTrackingId } from '../scripts/site/test-sites.mjs';
import { test as configuredTest } from './support/configured-site';
import { expect, open, test } from './support/test';
import { follow } from './support/visit';

configuredTest(
  'the analytics tag of the settings gets one page view for each route, without anonymisation of the IP [7.9]',
  async ({ page, services }) => {
    await open(page, '/docs/sequence');
    await follow(page, '/docs/second');
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
      { name: 'page_view', page_path: '/docs/second', anonymize_ip: false },
    ]);
    await expect
      .poll(() => services.asked('analytics'))
      .toEqual([`${testServices.analytics}/gtag/js?id=${testTrackingId}`]);
  },
);

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
