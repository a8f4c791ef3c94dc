import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { root, tool } from './root.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { main } from './terminal/main.mjs';
import { run } from './terminal/run.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run test:long`: tests that take minutes by nature (fuzzing, random edits, builds that are killed), in `test/long` and
 * `e2e/long`. Words behind it choose a part, as with Jest and Playwright.
 */
await main(() =>
  withSiteLock(root, 'npm run test:long', async () => {
    process.env.TEST_LONG = '1';
    const words = process.argv.slice(2);
    await step('Packages', (say) => ensureDependencies(root, say));
    await step('Browser', async (say) => {
      process.env.CHROME_PATH = await ensureBrowser(say);
    });
    const node = (/** @type {string} */ path, /** @type {string[]} */ args) =>
      run(process.execPath, [tool(path), ...args], { cwd: root, inherit: true });
    if (existsSync(join(root, 'test/long')))
      await node('jest/bin/jest.js', ['--passWithNoTests', '--testPathPatterns=/test/long/', ...words]);
    if (existsSync(join(root, 'e2e/long')))
      await node('@playwright/test/cli.js', [
        'test',
        '--pass-with-no-tests',
        ...(words.length ? words : ['e2e/long']),
      ]);
  }),
);
