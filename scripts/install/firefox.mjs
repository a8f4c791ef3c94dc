import { join } from 'node:path';
import { pathsOnPath, thisMachine } from './browser.mjs';
import { ensureOptional, starts } from './optional-program.mjs';

/**
 * Installs Firefox for its test if it is missing and Debian packages can be installed.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} a note for the step's line
 */
export function ensureFirefox(say) {
  return ensureOptional({ isInstalled: hasFirefox, debianPackage: 'firefox-esr' }, say);
}

async function hasFirefox() {
  const path = findFirefox();
  return path !== undefined && starts(path, '--version');
}

/**
 * Returns the path of an installed Firefox, or undefined if there is none. `FIREFOX_PATH` takes precedence.
 * @param {import('./browser.mjs').Machine} [machine]
 * @returns {string | undefined}
 */
export function findFirefox({ env, platform, exists } = thisMachine) {
  const byPlatform = {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: env.PROGRAMFILES ? [join(env.PROGRAMFILES, 'Mozilla Firefox/firefox.exe')] : [],
  };
  const usual =
    platform === 'darwin' || platform === 'win32'
      ? byPlatform[platform]
      : pathsOnPath(['firefox-esr', 'firefox'], env);
  return [env.FIREFOX_PATH, ...usual].find((path) => path !== undefined && exists(path));
}
