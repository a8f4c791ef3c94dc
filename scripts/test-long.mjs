import { ensureTestBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { ensureFirefox } from './install/programs.mjs';
import { root, tool } from './root.mjs';
import { ensureBuild } from './site/build.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { main } from './terminal/main.mjs';
import { run } from './terminal/run.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run test:long`: the tests that inherently take minutes, in `test/long` and `e2e/long`. Arguments after
 * `--` select some of them, as in `npm run test:long -- random-edits`.
 */
await main(() => withSiteLock(root, 'npm run test:long', testLong));

async function testLong() {
  const names = process.argv.slice(2);
  await step('Packages', (say) => ensureDependencies(root, say));
  await step('Browser', async (say) => {
    process.env.CHROME_PATH = await ensureTestBrowser(say);
    return process.env.CHROME_PATH;
  });
  await step('Firefox', ensureFirefox);
  process.env.LONG_TESTS = '1';
  const filter = names.length > 0 ? `long/.*(${names.join('|')})` : 'long/';
  await node('jest/bin/jest.js', ['--passWithNoTests', `--testPathPatterns=test/${filter}`]);
  await step('Site', async (say) => (await ensureBuild({ root, env: process.env, say })).note);
  await node('@playwright/test/cli.js', ['test', '-c', 'e2e', '--pass-with-no-tests', `e2e/${filter}`]);
}

/**
 * Runs a test runner with this Node.js in the terminal of this command.
 * @param {string} path
 * @param {string[]} args
 */
async function node(path, args) {
  await run(process.execPath, [tool(path), ...args], { cwd: root, inherit: true });
}
