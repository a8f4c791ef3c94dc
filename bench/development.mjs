import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { startDevServer } from '../scripts/site/dev-server.mjs';
import { copyWithoutCaches, editPage } from './measure-build.mjs';
import { median } from './weigh.mjs';

const edits = 5;
/** Webpack writes its cache a few seconds after it becomes idle. */
const untilCached = 20_000;

/**
 * Measures how long an author waits: for the first page after the first start and after a later one, and for
 * an edit to appear.
 * @param {{ site: string, content: string, edited: string, path: string, say: (text: string) => void }}
 *   options `site` is the working folder, `edited` the doc to edit, relative to `content`, and `path` its
 *   route.
 */
export async function measureDevelopment({ site, content, edited, path, say }) {
  copyWithoutCaches(site, content);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  try {
    say('first start');
    const first = await startServer({ site, content, path, browser });
    await setTimeout(untilCached);
    await first.stop();
    say('a later start');
    const later = await startServer({ site, content, path, browser });
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
 * Starts the development server and waits until a page is displayed.
 * @param {{ site: string, content: string, path: string, browser: import('@playwright/test').Browser }}
 *   options
 */
async function startServer({ site, content, path, browser }) {
  const started = performance.now();
  const server = await startDevServer(site, content);
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

/** @param {number} started */
function seconds(started) {
  return Math.round((performance.now() - started) / 10) / 100;
}
