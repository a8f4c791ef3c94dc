import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from '../root.mjs';
import { describeFailure, Failure } from '../terminal/main.mjs';
import { run } from '../terminal/run.mjs';
import { installDebianPackages, isDebianRoot, pathsOnPath, starts, thisMachine } from './programs.mjs';

/** @typedef {import('./programs.mjs').Machine} Machine */

const commandNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

/**
 * Chromium's engine without the parts that draw windows. Tests run in it, because it opens and closes a page in a
 * fifth of the time that the full browser takes.
 */
const shellNames = ['chrome-headless-shell', 'chromium-headless-shell'];

/**
 * Returns the candidate paths of an installed Chrome or Chromium, best first. `CHROME_PATH` takes precedence.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function browserCandidates({ env, platform, exists }) {
  const applications = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  const byPlatform =
    platform === 'darwin' ? applications : platform === 'win32' ? programs : pathsOnPath(commandNames, env);
  return [env.CHROME_PATH, ...byPlatform].filter((path) => path !== undefined && exists(path)).map(String);
}

/**
 * Returns the first of these browsers that starts. A distribution's stub that only prints installation instructions
 * does not count.
 * @param {readonly string[]} paths
 */
async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

/** Returns an installed Chrome or Chromium, or the one that Playwright has downloaded. */
async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  return firstThatStarts([
    ...browserCandidates(thisMachine),
    ...[chromium.executablePath()].filter((path) => existsSync(path)),
  ]);
}

/**
 * Finds or installs a browser: an installed Chrome or Chromium, Playwright's own, or Debian's package.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the path of the browser
 * @throws {Failure} if no browser can be found or installed
 */
export async function ensureBrowser(say) {
  const installed = await findBrowser();
  if (installed) return installed;
  say('no Chrome or Chromium here: trying the download of Playwright');
  const download = () =>
    run(process.execPath, [tool('@playwright/test/cli.js'), 'install', 'chromium'], {
      onLine: say,
      timeout: 600_000,
    });
  const ways = isDebianRoot()
    ? [download, () => installDebianPackages(['chromium', 'fonts-liberation'], say)]
    : [download];
  let answer = '';
  for (const install of ways) {
    await install().catch((error) => {
      answer = describeFailure(error);
    });
    const found = await findBrowser();
    if (found) return found;
  }
  throw new Failure(
    `${answer}\n\nNo browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to the one you have.`,
  );
}

/**
 * Starts a browser, installed if necessary.
 * @param {(text: string) => void} say
 */
export async function launchBrowser(say) {
  const executablePath = await ensureBrowser(say);
  // Not imported above: this module is loaded before the packages are installed.
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: browserFlags() });
}

/**
 * Finds the browser for the tests: `CHROME_PATH`, a headless shell, or any other Chrome or Chromium. Debian's package
 * of the shell is installed if it is missing, with the fonts that match the metrics of the site's fallback fonts: with
 * other fonts, text moves when the site's fonts load.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the path of the browser
 * @throws {Failure} if no browser can be found or installed
 */
export async function ensureTestBrowser(say) {
  if (process.env.CHROME_PATH) return ensureBrowser(say);
  if (headlessShells(thisMachine).length === 0 && isDebianRoot())
    await installDebianPackages(['chromium-headless-shell', 'fonts-liberation'], say).catch(() =>
      say('the package could not be installed'),
    );
  return (await firstThatStarts(headlessShells(thisMachine))) ?? ensureBrowser(say);
}

/**
 * Returns the paths of installed headless shells, best first.
 * @param {Machine} machine
 */
export function headlessShells({ env, exists }) {
  return pathsOnPath(shellNames, env).filter(exists);
}

/**
 * Returns the flags for every browser that we start: no sandbox for root (required by Chrome), no background
 * requests, and letters as wide as in readers' browsers. The headless shell would round their widths, so that text moves
 * when its font arrives, and lessons would measure other boxes than in Chrome.
 */
export function browserFlags() {
  const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    ...rootOnly,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ];
}
