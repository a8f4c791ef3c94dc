import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../scripts/install/browser.mjs';
import { root, tool } from '../scripts/root.mjs';
import { developArgs, startServer } from '../scripts/site/dev-server.mjs';
import { freePort } from '../scripts/site/server.mjs';
import { openFirstPage, untilCached } from './development.mjs';
import {
  copyWithoutCaches,
  measureBuilds,
  measureTwice,
  medianBuilds,
  setAsideCaches,
  siteBuild,
} from './measure-build.mjs';
import { profileBuild } from './profile.mjs';
import { setAside } from './set-aside.mjs';

/** @typedef {import('./measure-build.mjs').Builds} Builds */
/** @typedef {{ path: string, html: string }} BarePage */

const rounds = 3;
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
  makeBareSite(bare, pages);
  /** @type {{ ours: Builds[], bare: Builds[] }} */
  const builds = { ours: [], bare: [] };
  const build = { args: [tool('gatsby/cli.js'), 'build'], cwd: bare, env: telemetryOff };
  for (let round = 1; round <= rounds; round += 1) {
    const sayOf = (/** @type {string} */ name) => (/** @type {string} */ text) => {
      say(`round ${round} of ${rounds}, ${name}: ${text}`);
    };
    builds.ours.push(await measureBuilds({ site, content, edited, say: sayOf('this site') }));
    setAsideCaches(bare);
    const edit = () => editBarePage(bare, pages, `Round ${round}.`);
    builds.bare.push(await measureTwice(build, edit, sayOf('bare Gatsby')));
  }
  say('profiles');
  const profiles = join(folder, 'profiles');
  copyWithoutCaches(site, content);
  setAsideCaches(bare);
  const profiled = {
    ours: await profileBuild(siteBuild(site, content), profiles),
    bare: await profileBuild(build, profiles),
  };
  return {
    rounds,
    pages: pages.length,
    profiled,
    ours: medianBuilds(builds.ours),
    bare: medianBuilds(builds.bare),
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
  setAside(folder);
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
 * Measures how long the bare site's development server takes until a page is displayed.
 * @param {string} folder
 * @param {BarePage[]} pages
 * @param {(text: string) => void} say
 * @returns {Promise<{ firstStart: number, laterStart: number }>} Seconds.
 */
async function measureServer(folder, pages, say) {
  setAsideCaches(folder);
  writePages(folder, pages);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  const path = pages.find(({ html }) => html.includes('<h1'))?.path ?? '/';
  try {
    say('development server, first start');
    const first = await openFirstPage(() => startBareServer(folder), path, browser);
    await setTimeout(untilCached);
    await first.stop();
    say('development server, a later start');
    const later = await openFirstPage(() => startBareServer(folder), path, browser);
    await later.stop();
    return { firstStart: first.seconds, laterStart: later.seconds };
  } finally {
    await browser.close();
  }
}

/** @param {string} folder */
async function startBareServer(folder) {
  const port = await freePort();
  const { CI: _, ...inherited } = process.env;
  const env = { ...inherited, ...telemetryOff, NODE_ENV: 'development' };
  const args = [tool('gatsby/cli.js'), ...developArgs(port)];
  return startServer({ folder, port, args, env });
}
