import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { root, tool } from '../scripts/root.mjs';
import { developArgs, startServer } from '../scripts/site/dev-server.mjs';
import { freePort } from '../scripts/site/server.mjs';
import { copyWithoutCaches, editPage, measure, removeCaches } from './measure-build.mjs';
import { median } from './weigh.mjs';

/** @typedef {import('./measure-build.mjs').Measured} Measured */
/** @typedef {{ cold: Measured, edit: Measured }} Builds */
/** @typedef {{ path: string, html: string }} BarePage */

const rounds = 3;
/** Webpack writes its cache a few seconds after it becomes idle. */
const untilCached = 20_000;
const telemetryOff = { GATSBY_TELEMETRY_DISABLED: '1' };

/**
 * Measures what Gatsby needs by itself: builds this site and a bare one in turn, then starts the bare one's
 * development server. The bare site has the same number of pages with the same HTML between `<main>` and
 * `</main>`, one template, and none of our code, styles, plugins, content compiler and other outputs. So the
 * site cannot be faster with Gatsby than the bare one is.
 * @param {{ folder: string, built: string, content: string, edited: string, say: (text: string) => void }}
 *   options `folder` is the working folder, `built` a build of this site with the content, `edited` the doc
 *   to edit, relative to `content`.
 */
export async function measureBareGatsby({ folder, built, content, edited, say }) {
  const site = join(folder, 'site');
  const bare = join(folder, 'bare-gatsby');
  const pages = readPages(built);
  copyWithoutCaches(site, content);
  makeBareSite(bare, pages);
  /** @type {{ ours: Builds[], bare: Builds[] }} */
  const builds = { ours: [], bare: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const build = { args: [join(root, 'bench/build.mjs')], cwd: site, env: { CONTENT_DIR: content } };
    builds.ours.push(
      await buildTwice(build, () => editPage(join(content, edited)), say, `${round}, this site`),
    );
    const bareBuild = { args: [tool('gatsby/cli.js'), 'build'], cwd: bare, env: telemetryOff };
    const edit = () => editBarePage(bare, pages, `Round ${round}.`);
    builds.bare.push(await buildTwice(bareBuild, edit, say, `${round}, bare Gatsby`));
  }
  return {
    rounds,
    pages: pages.length,
    ours: medians(builds.ours),
    bare: medians(builds.bare),
    development: await measureServer(bare, pages, say),
  };
}

/**
 * Reads the path and the content of each page of a built site.
 * @param {string} built
 * @returns {BarePage[]}
 */
function readPages(built) {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => {
      const html = readFileSync(join(built, name), 'utf8');
      const path = `/${dirname(name)}/`.replace(/\/\.?\/+/g, '/');
      return { path, html: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '' };
    });
}

/**
 * @param {string} folder
 * @param {BarePage[]} pages
 */
function makeBareSite(folder, pages) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'bench/bare-gatsby'), folder, { recursive: true });
  writePages(folder, pages);
}

/**
 * @param {string} folder
 * @param {BarePage[]} pages
 */
function writePages(folder, pages) {
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
}

/**
 * Adds a sentence to the first page of the bare site.
 * @param {string} folder
 * @param {BarePage[]} pages
 * @param {string} sentence
 */
function editBarePage(folder, [first, ...others], sentence) {
  if (first) writePages(folder, [{ ...first, html: `${first.html}<p>${sentence}</p>` }, ...others]);
}

/**
 * Measures a cold build, and the one after an edit.
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} build
 * @param {() => void} edit
 * @param {(text: string) => void} say
 * @param {string} name
 * @returns {Promise<Builds>}
 */
async function buildTwice(build, edit, say, name) {
  removeCaches(build.cwd);
  say(`round ${name}: cold build`);
  const cold = await measure(build);
  edit();
  say(`round ${name}: after one edit`);
  return { cold, edit: await measure(build) };
}

/** @param {Builds[]} builds */
function medians(builds) {
  const of = (/** @type {Measured[]} */ all) => ({
    seconds: median(all.map(({ seconds }) => seconds)),
    processorSeconds: median(all.map(({ processorSeconds }) => processorSeconds)),
    largestMegabytes: median(all.map(({ largestMegabytes }) => largestMegabytes)),
  });
  return { cold: of(builds.map(({ cold }) => cold)), edit: of(builds.map(({ edit }) => edit)) };
}

/**
 * Measures how long the bare site's development server takes until a page is displayed.
 * @param {string} folder
 * @param {BarePage[]} pages
 * @param {(text: string) => void} say
 * @returns {Promise<{ firstStart: number, laterStart: number }>} Seconds.
 */
async function measureServer(folder, pages, say) {
  removeCaches(folder);
  writePages(folder, pages);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  const path = pages.find(({ html }) => html.includes('<h1'))?.path ?? '/';
  try {
    say('development server, first start');
    const firstStart = await secondsToFirstPage(folder, path, browser);
    say('development server, a later start');
    return { firstStart, laterStart: await secondsToFirstPage(folder, path, browser) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {import('@playwright/test').Browser} browser
 */
async function secondsToFirstPage(folder, path, browser) {
  const started = performance.now();
  const port = await freePort();
  const { CI: _, ...inherited } = process.env;
  const env = { ...inherited, ...telemetryOff, NODE_ENV: 'development' };
  const server = await startServer({
    folder,
    port,
    args: [tool('gatsby/cli.js'), ...developArgs(port)],
    env,
  });
  const page = await browser.newPage();
  await page.goto(`${server.origin}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  await setTimeout(untilCached);
  await page.close();
  await server.stop();
  return seconds;
}
