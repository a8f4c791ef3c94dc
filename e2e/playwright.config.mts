import { defineConfig, devices } from '@playwright/test';
import { browserCandidates, browserFlags, headlessShells } from '../scripts/install/browser.mjs';
import { thisMachine } from '../scripts/install/programs.mjs';

/**
 * `npm test` sets `CHROME_PATH`. Otherwise, the first installed browser is used, or else Playwright's own.
 */
const executablePath =
  process.env.CHROME_PATH || (headlessShells(thisMachine)[0] ?? browserCandidates(thisMachine)[0]);

export default defineConfig({
  testDir: '.',
  // These take minutes: `npm run test:long` runs them.
  testIgnore: process.env.LONG_TESTS ? [] : '**/long/**',
  // Runs once, before the workers, which must not build the small sites concurrently.
  globalSetup: './support/small-sites.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser can be slow. A test that passes on the second try is listed as flaky.
  retries: 1,
  // Two cores have time for a third: tests often wait for an animation, a delay or the disk.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Serves `public/` as in production, on a free port.
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '..',
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
    // Traces take half of the time. Record them when needed: `npm run check -- e2e --trace on`.
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
