import { join } from 'node:path';
import { createSiteServer, listen } from '../../scripts/site/server.mjs';
import { configuredOrigins, configuredRoot, testServices } from '../../scripts/site/test-sites.mjs';
import { test as base, expect } from './test';

/** The services of the site: what the browser requested from them. */
export interface Services {
  /** URLs of the requests to a service, in order. */
  asked(service: keyof typeof testServices): string[];
}

/** Requests of a page to the services in the site's settings, in the format of `watch`. */
const expectedRequest = new RegExp(
  ` asked (${[...Object.values(testServices), String.raw`https://app-\w+\.algolia(\.net|net\.com)`].join('|')})/`,
);

/**
 * The test fixture for the site with optional features. Its services respond with empty scripts, unless the
 * test routes their requests itself. Requests to the services are allowed; requests to any other origin are
 * problems.
 */
export const test = base.extend<{ services: Services }, { configuredOrigin: string }>({
  configuredOrigin: [
    async ({}, use) => {
      const server = await createSiteServer({
        folder: join(configuredRoot, 'public'),
        allow: configuredOrigins,
      });
      await use(`http://127.0.0.1:${await listen(server, 0)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ configuredOrigin }, use) => use(configuredOrigin),
  services: [
    async ({ page, problems }, use) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const origin of Object.values(testServices))
        await page.route(`${origin}/**`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      await use({
        asked: (service) => asked.filter((url) => url.startsWith(`${testServices[service]}/`)),
      });
      problems.splice(0, problems.length, ...problems.filter((problem) => !expectedRequest.test(problem)));
    },
    { auto: true },
  ],
});

export { expect };
