import { ensureBrowser, isDebianRoot, pathsOnPath, starts, thisMachine } from './browser.mjs';
import { installDebianPackages } from './debian-packages.mjs';

/** @typedef {import('./browser.mjs').Machine} Machine */

const names = ['chrome-headless-shell', 'chromium-headless-shell'];

/**
 * Returns the paths of an installed headless shell: Chromium's engine without the parts that draw windows.
 * Tests run in it, because it opens and closes a page in a fifth of the time that the full browser takes.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function headlessShells({ env, exists }) {
  return pathsOnPath(names, env).filter(exists);
}

/**
 * Finds the browser for the tests: `CHROME_PATH`, a headless shell (Debian's package is installed if it is
 * missing), or any other Chrome or Chromium.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the path of the browser
 * @throws {import('../terminal/main.mjs').Failure} if no browser can be found or installed
 */
export async function ensureTestBrowser(say) {
  if (process.env.CHROME_PATH) return ensureBrowser(say);
  if (headlessShells(thisMachine).length === 0 && isDebianRoot()) await installShell(say);
  for (const path of headlessShells(thisMachine)) if (await starts(path, thisMachine.platform)) return path;
  return ensureBrowser(say);
}

/**
 * Installs Debian's package, and the fonts that match the metrics of the site's fallback fonts. With other
 * fonts, text moves when the site's fonts load. Without a network or the package, the tests run in the full
 * browser.
 * @param {(text: string) => void} say
 */
async function installShell(say) {
  say("trying Debian's package chromium-headless-shell");
  try {
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    await installDebianPackages(packages, say, { flags: ['--no-remove'], timeout: 120_000 });
  } catch {
    say('the package could not be installed');
  }
}
