import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { startDevServer } from '../scripts/site/dev-server.mjs';
import { copyWithoutCaches, editPage } from './measure-build.mjs';
import { median } from './weigh.mjs';

const edits = 5;
/** Number of docs of each site. */
export const developmentSizes = [800, 5000];
/** Webpack writes its cache a few seconds after it becomes idle. */
export const untilCached = 20_000;

/**
 * Measures how long an author waits: for the first page after the first start and after a later one, and for
 * an edit to appear. A later start is one with all pages compiled.
 * @param {{ site: string, content: string, docs: number, edited: string, path: string, say: (text: string) =>
 *   void }} options `site` is the working folder, `docs` the number of docs in `content`, `edited` the doc to
 *   edit, relative to `content`, and `path` its route.
 */
export async function measureDevelopment({ site, content, docs, edited, path, say }) {
  copyWithoutCaches(site, content);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  try {
    say('first start');
    const start = () => startDevServer(site, content);
    const first = await openFirstPage(start, path, browser);
    say('until all pages are compiled');
    while (countCompiled(site) < docs) await setTimeout(1000);
    await setTimeout(untilCached);
    await first.stop();
    say('a later start');
    const later = await openFirstPage(start, path, browser);
    const file = join(content, edited);
    const shown = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      say(`edit ${edit} of ${edits}`);
      // As for a real author, the effects of the previous edit are over by then.
      await setTimeout(8000);
      const started = performance.now();
      editPage(file, `Sentence ${edit} of a measurement.`);
      await later.page.getByText(`Sentence ${edit} of a measurement.`).waitFor();
      shown.push(seconds(started));
    }
    await later.stop();
    return { firstStart: first.seconds, laterStart: later.seconds, edit: median(shown) };
  } finally {
    await browser.close();
  }
}

/**
 * Starts a development server and waits until a page is displayed.
 * @param {() => Promise<import('../scripts/site/dev-server.mjs').DevServer>} start
 * @param {string} path
 * @param {import('@playwright/test').Browser} browser
 */
export async function openFirstPage(start, path, browser) {
  const started = performance.now();
  const server = await start();
  const page = await browser.newPage();
  await page.goto(`${server.origin}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return {
    seconds: seconds(started),
    page,
    stop: async () => {
      await page.close();
      await server.stop();
    },
  };
}

/**
 * Returns the number of compiled files in a site's cache.
 * @param {string} site
 */
function countCompiled(site) {
  const folder = join(site, 'node_modules/.cache/content-trees');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
}

/** @param {number} started */
function seconds(started) {
  return Math.round((performance.now() - started) / 10) / 100;
}
