import type { Page } from '@playwright/test';
import { root } from '../scripts/root.mjs';
import { loadEngines } from '../scripts/search/service/engines.mjs';
import { createSearchService } from '../scripts/search/service/server.mjs';
import { listen } from '../scripts/site/server.mjs';
import { testServices } from '../scripts/site/test-sites.mjs';
import { test as configuredTest, expect } from './support/configured-site';
import { openListening, searchFor, searchModal } from './support/search';
import { saveData } from './support/visit';

/*
 * A site with the credentials of the hosted service. Its client sends requests to the service's own hosts,
 * and a local service with the same protocol answers them from the index of the whole site.
 */

interface Hosted {
  /** Changes the text of the service's responses. */
  rewrite: (text: string) => string;
  /** The service's faults; a test's faults do not affect others. */
  faults: ReturnType<typeof createSearchService>['faults'];
  /** Paths of the requests to the service and to the embedded index. */
  asked: { service: string[]; index: string[] };
}

/** The service's hosts for the account in the site's environment. */
const serviceHosts = /^https:\/\/app-\w+\.algolia(\.net|net\.com)\//;

/** Redirects a page's requests to the hosted service to a local service, whose answers are rewritten. */
async function leadTo(page: Page, service: string, rewrite: (text: string) => string): Promise<void> {
  await page.route(serviceHosts, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.fetch({ url: service + pathname + search }).then(
      async (response) => route.fulfill({ response, body: rewrite(await response.text()) }),
      () => route.abort('connectionrefused'),
    );
  });
}

const test = configuredTest.extend<{ hosted: Hosted }, { engines: Awaited<ReturnType<typeof loadEngines>> }>({
  engines: [async ({}, use) => use(await loadEngines(root)), { scope: 'worker' }],
  hosted: async ({ page, engines }, use) => {
    const { server, faults } = createSearchService({ engines });
    const port = await listen(server, 0);
    const asked: Hosted['asked'] = { service: [], index: [] };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (serviceHosts.test(request.url())) asked.service.push(pathname);
      if (/^(\/static)?\/search\/.*\.json$/.test(pathname)) asked.index.push(pathname);
    });
    const hosted: Hosted = { faults, asked, rewrite: (text) => text };
    await leadTo(page, `http://127.0.0.1:${port}`, (text) => hosted.rewrite(text));
    await use(hosted);
    server.closeAllConnections();
    server.close();
  },
});

test('the modal shows what the hosted service answers, and nothing of the embedded index is loaded [2.52]', async ({
  page,
  hosted,
}) => {
  await openListening(page, '/docs/');
  const { active, dialog } = await searchFor(page, 'sequence');
  await expect(active).toContainText('<Sequence>');
  await expect(dialog.getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Algolia' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/sequence$/);
  expect(new Set(hosted.asked.service)).toEqual(new Set(['/1/indexes/*/queries']));
  expect(hosted.asked.index).toEqual([]);
});

test('a result of another site is opened by the browser [2.46]', async ({
  page,
  context,
  hosted,
  problems,
}) => {
  const elsewhere = 'https://www.example.com/guide';
  await context.route(`${elsewhere}*`, (route) => route.fulfill({ body: 'Elsewhere' }));
  hosted.rewrite = (text) => text.replace(/"[^"]*\/docs\/sequence"/g, JSON.stringify(elsewhere));
  await openListening(page, '/docs/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const { active } = await searchFor(page, 'sequence');
  await expect(active.getByRole('link')).toHaveAttribute('href', elsewhere);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
  // The page of the other site is a request to another origin.
  problems.splice(0);
});

test('the search page shows what the hosted service answers: more of it, and parts [2.52]', async ({
  page,
  hosted,
}) => {
  // The index contains pages of the whole site, which this small site could not prefetch.
  await saveData(page);
  await page.goto('/search?q=frame');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText(/^\d+ results for “frame”/);
  const pages = results.getByRole('article');
  const before = await pages.count();
  await results.getByRole('button', { name: 'Load more results' }).click();
  await expect.poll(() => pages.count()).toBeGreaterThan(before);
  const all = String(await results.locator('output').textContent());
  await page.getByRole('checkbox', { name: 'Blog' }).check();
  await expect(results.locator('output')).not.toHaveText(all);
  await expect(results.locator('output')).toHaveText(/^\d+ results? for “frame”/);
  await expect(page).toHaveURL(/\?q=frame&part=blog$/);
  expect(hosted.asked.index).toEqual([]);
});

for (const place of ['modal', 'search page']) {
  test(`${place}: a service that fails is reported, and asked again [8.3]`, async ({
    page,
    hosted,
    problems,
  }) => {
    hosted.faults.add({ kind: 'status', status: 500 });
    if (place === 'modal') {
      await openListening(page, '/docs/');
      await page.keyboard.press('Control+k');
      await searchModal(page).input.fill('sequence');
    } else await page.goto('/search?q=sequence');
    const whole = place === 'modal' ? searchModal(page).dialog : page.getByRole('main');
    const alert = whole.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('Unreachable hosts');
    hosted.faults.clear();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(whole.getByRole('link', { name: '<Sequence>' }).first()).toBeVisible();
    problems.splice(0);
  });
}

test.describe('events', () => {
  const script = `${testServices.insights}/npm/search-insights@*/**`;

  test('what was looked at goes out where the settings say so [7.3]', async ({ page, hosted, problems }) => {
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const sent = () =>
      page.evaluate(() => {
        const { aa } = window as { aa?: { queue?: [string, { objectIDs: string[] }][] } };
        return (aa?.queue ?? []).filter(([name]) => name === 'viewedObjectIDs').map(([, event]) => event);
      });
    await openListening(page, '/docs/');
    expect(await sent()).toEqual([]);
    const { hits } = await searchFor(page, 'frame');
    const shown = await hits.count();
    await expect.poll(async () => (await sent()).flatMap(({ objectIDs }) => objectIDs).length).toBe(shown);
    expect((await sent()).every(({ objectIDs }) => objectIDs.length <= 20)).toBe(true);
    expect(hosted.asked.index).toEqual([]);
    problems.splice(0);
  });

  test('a script that cannot load is reported in the console, and the search goes on [8.9]', async ({
    page,
    hosted,
    problems,
  }) => {
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await openListening(page, '/docs/');
    const { active } = await searchFor(page, 'sequence');
    await expect(active).toContainText('<Sequence>');
    await expect
      .poll(() => problems.join())
      .toContain(
        'Could not load search-insights.js. Please load it manually following https://alg.li/insights-autocomplete',
      );
    expect(hosted.asked.index).toEqual([]);
    problems.splice(0);
  });
});
