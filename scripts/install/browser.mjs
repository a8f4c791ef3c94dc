import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tool } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { run } from '../terminal/run.mjs';

/**
 * @typedef {object} Machine The environment of the search; tests pass their own.
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
export const thisMachine = { env: process.env, platform: process.platform, exists: existsSync };

const commandNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

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
 * Returns the possible paths of programs in the folders of `PATH`, starting with those of the first name.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function pathsOnPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Returns the first installed Chrome or Chromium that starts. A distribution's stub that only prints
 * installation instructions does not count.
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>}
 */
export async function findInstalledBrowser(machine = thisMachine) {
  for (const path of browserCandidates(machine)) if (await starts(path, machine.platform)) return path;
  return undefined;
}

/**
 * Finds or installs a browser for the tests: an installed Chrome or Chromium, Playwright's own, or Debian's
 * package.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the path of the browser
 * @throws {Failure} if no browser can be found or installed
 */
export async function ensureBrowser(say) {
  const installed = (await findInstalledBrowser()) ?? (await playwrightBrowser());
  if (installed) return installed;

  say('no Chrome or Chromium here: trying the download of Playwright');
  const tried = await attempt(
    process.execPath,
    [tool('@playwright/test/cli.js'), 'install', 'chromium'],
    say,
  );
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;

  if (isDebianRoot()) {
    say("trying Debian's package chromium");
    await attempt('apt-get', ['update'], say);
    const packages = ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'];
    const answer = await attempt('apt-get', packages, say, { DEBIAN_FRONTEND: 'noninteractive' });
    const packaged = await findInstalledBrowser();
    if (packaged) return packaged;
    throw new Failure(
      `${answer}\n\nNo browser for the tests: Debian's package chromium could not be installed.`,
    );
  }
  throw new Failure(
    `${tried}\n\nNo browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to the one you have.`,
  );
}

/** Returns the browser that Playwright downloaded earlier, if it starts. */
export async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && (await starts(path, process.platform)) ? path : undefined;
}

/**
 * Returns the flags for every browser that we start: no sandbox for root (required by Chrome), and no
 * background requests.
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
  ];
}

/**
 * Returns whether a browser starts and prints its version.
 * @param {string} path
 * @param {NodeJS.Platform} platform
 */
export async function starts(path, platform) {
  // On Windows `--version` opens a window instead of printing one.
  if (platform === 'win32') return true;
  try {
    return /\d+\.\d+/.test(await run(path, ['--version'], { timeout: 20_000 }));
  } catch {
    return false;
  }
}

/**
 * Runs a program that may fail. Its output is used in the error message if all alternatives fail.
 * @param {string} command
 * @param {string[]} args
 * @param {(text: string) => void} say
 * @param {NodeJS.ProcessEnv} [env]
 */
async function attempt(command, args, say, env = {}) {
  try {
    return await run(command, args, { onLine: say, env: { ...process.env, ...env }, timeout: 600_000 });
  } catch (error) {
    return error instanceof Error && 'output' in error ? `${error.output}\n${error.message}` : String(error);
  }
}

/** Returns whether Debian packages can be installed here. */
export function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}
