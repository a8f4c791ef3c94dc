import { defineConfig, devices } from '@playwright/test';
import { browserCandidates, browserFlags, thisMachine } from './scripts/install/browser.mjs';

/** `npm test` has found a browser; called by itself, Playwright takes the first that is there, else its own. */
const executablePath = process.env.CHROME_PATH ?? browserCandidates(thisMachine)[0];

export default defineConfig({
  testDir: 'e2e',
  // Minutes, not seconds: `npm run test:long` runs them.
  testIgnore: process.env.LONG_TESTS ? [] : '**/long/**',
  // Once, before the workers: two of them must not build it at the same time.
  globalSetup: './e2e/support/small-site.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser can be late: a second try, which the list tells as flaky.
  retries: 1,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // The server that readers get, over `public/`, on a free port.
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: '0', PATH_PREFIX: '', HOST: '127.0.0.1' },
    wait: { stdout: /localhost:(?<e2e_port>\d+)/ },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    launchOptions: { executablePath, args: browserFlags() },
    locale: 'en-US',
    colorScheme: 'light',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // A trace costs half of the time: `npm run e2e -- --trace on` takes one where it is needed.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.mobile.spec.ts', ...(process.env.LONG_TESTS ? [] : ['**/long/**'])],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testMatch: '**/*.mobile.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
