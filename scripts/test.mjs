import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContentApi } from './content/api.mjs';
import { checkSiteContent } from './content/check.mjs';
import { checkContentSamples } from './content/samples.mjs';
import { ensureTestBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { ensureNginx } from './install/programs.mjs';
import { checkLessons } from './lessons/check.mjs';
import { loadSource } from './load-source.mjs';
import { root, tool } from './root.mjs';
import { ensureBuild } from './site/build.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { ensureTestSites } from './site/test-sites.mjs';
import { describeFailure, main } from './terminal/main.mjs';
import { run } from './terminal/run.mjs';
import { step } from './terminal/step.mjs';
import { closingLine, readJestCounts, readPlaywrightCounts } from './test/counts.mjs';

/** @typedef {import('./test/counts.mjs').Counts} Counts */
/** @typedef {(say: (text: string) => void) => Promise<string | void>} Work */

const results = join(root, 'test-results');
/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };

const withBrowser = !process.argv.includes('--no-browser');

/** `npm test`, and with `--no-browser` `npm run check`: every check, from formatting to the browser. */
await main(() => withSiteLock(root, withBrowser ? 'npm test' : 'npm run check', checkEverything));

async function checkEverything() {
  await step('Packages', (say) => ensureDependencies(root, say));
  if (withBrowser) {
    await step('Browser', async (say) => {
      process.env.CHROME_PATH = await ensureTestBrowser(say);
      return process.env.CHROME_PATH;
    });
  }
  if (withBrowser) await step('nginx', ensureNginx);
  mkdirSync(results, { recursive: true });

  await check('Formatting and lint', (say) =>
    node('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings'], say),
  );
  await check('Types', async (say) => {
    await node('typescript/bin/tsc', ['-b'], say);
  });
  // Runs before the checks of the content, which use the pages that the build has compiled.
  const built = await check('Site', async (say) => {
    const { note, warnings } = await ensureBuild({ root, env: process.env, say });
    return [note, ...warnings.map((warning) => `warning: ${warning}`)].join('\n  ');
  });
  await check('Content', () => checkSiteContent(process.env));
  await check('Samples', (say) => checkContentSamples([], say));
  await check('API pages', async (say) => {
    /** @type {typeof import('../packages/editorial/index')} */
    const { coverageNote } = await loadSource('packages/editorial/index.ts');
    const coverage = await checkContentApi(say);
    await node('typescript/bin/tsc', ['-p', 'samples'], say);
    return coverageNote(coverage);
  });
  await counted('Unit tests', 'jest.json', readJestCounts, (say, file) =>
    node('jest/bin/jest.js', ['--json', `--outputFile=${file}`], say),
  );
  if (withBrowser) await check('Lessons', (say) => checkLessons([], say));
  if (withBrowser && built) await browserTests();

  process.stdout.write(`\n${closingLine(total)}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function browserTests() {
  await check('Small sites', ensureTestSites);
  await counted('Browser tests', 'playwright.json', readPlaywrightCounts, (say, file) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
    return node('@playwright/test/cli.js', ['test', '-c', 'e2e', '--reporter=list,json'], say);
  });
}

/**
 * Runs one check, prints its failure, and continues, because later checks may fail too.
 * @param {string} name
 * @param {Work} work
 */
async function check(name, work) {
  const passed = await attempt(name, work);
  total[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

/**
 * Runs a test runner that writes its counts to a file.
 * @param {string} name
 * @param {string} fileName
 * @param {(file: string) => Counts | undefined} readCounts
 * @param {(say: (text: string) => void, file: string) => Promise<void>} work
 */
async function counted(name, fileName, readCounts, work) {
  const file = join(results, fileName);
  rmSync(file, { force: true });
  const passed = await attempt(name, async (say) => {
    await work(say, file);
    return closingLine(readCounts(file) ?? { passed: 0, failed: 0, skipped: 0 });
  });
  const counts = readCounts(file);
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts?.[key] ?? 0;
  // A runner can fail without a failing test: a file that does not load, or no tests at all.
  if (!passed && !counts?.failed) total.failed += 1;
}

/**
 * @param {string} name
 * @param {Work} work
 */
async function attempt(name, work) {
  try {
    await step(name, work);
    return true;
  } catch (error) {
    process.stdout.write(`\n${describeFailure(error)}\n\n`);
    return false;
  }
}

/**
 * Runs one of our tools with this Node.js.
 * @param {string} path
 * @param {string[]} args
 * @param {(text: string) => void} say
 */
async function node(path, args, say) {
  await run(process.execPath, [tool(path), ...args], { cwd: root, onLine: say });
}
