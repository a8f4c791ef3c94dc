import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../terminal/run.mjs';

/**
 * @typedef {object} Machine The environment of a search for programs; tests pass their own.
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
export const thisMachine = { env: process.env, platform: process.platform, exists: existsSync };

/**
 * Returns the possible paths of programs in the folders of `PATH`. All paths of the first name come first.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function pathsOnPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Returns whether a program starts and prints its version.
 * @param {string} command
 * @param {string} [flag] The flag that prints the version.
 */
export async function starts(command, flag = '--version') {
  // On Windows, a browser opens a window instead.
  if (process.platform === 'win32' && flag === '--version') return true;
  try {
    return /\d+\.\d+/.test(await run(command, [flag], { timeout: 20_000 }));
  } catch {
    return false;
  }
}

/** Returns whether Debian packages can be installed here. */
export function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}

/**
 * Installs Debian packages, but removes none.
 * @param {readonly string[]} names
 * @param {(text: string) => void} say
 * @throws {Error} if they cannot be installed
 */
export async function installDebianPackages(names, say) {
  say(`trying Debian's package ${names[0]}`);
  const options = {
    onLine: say,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', '--no-remove', ...names], options);
}

/**
 * Installs a program whose test is skipped without it, if Debian packages can be installed.
 * @param {() => Promise<boolean>} isInstalled
 * @param {string} debianPackage
 * @param {(text: string) => void} say
 * @returns {Promise<string>} a note for the step's line
 */
async function ensureOptional(isInstalled, debianPackage, say) {
  if (await isInstalled()) return 'is installed';
  if (!isDebianRoot()) return 'is not installed: its test is skipped';
  try {
    await installDebianPackages([debianPackage], say);
    return 'installed';
  } catch (error) {
    return `could not be installed (${/** @type {Error} */ (error).message}): its test is skipped`;
  }
}

/** Returns whether nginx can be run. */
export const hasNginx = () => starts('nginx', '-v');

/** @param {(text: string) => void} say */
export const ensureNginx = (say) => ensureOptional(hasNginx, 'nginx-light', say);

/** @param {(text: string) => void} say */
export const ensureFirefox = (say) =>
  ensureOptional(
    async () => {
      const path = findFirefox();
      return path !== undefined && starts(path);
    },
    'firefox-esr',
    say,
  );

/**
 * Returns the path of an installed Firefox, or undefined if there is none. `FIREFOX_PATH` takes precedence.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findFirefox({ env, platform, exists } = thisMachine) {
  const usual =
    platform === 'darwin'
      ? ['/Applications/Firefox.app/Contents/MacOS/firefox']
      : platform === 'win32'
        ? [join(env.PROGRAMFILES ?? '', 'Mozilla Firefox/firefox.exe')]
        : pathsOnPath(['firefox-esr', 'firefox'], env);
  return [env.FIREFOX_PATH, ...usual].find((path) => path !== undefined && exists(path));
}
