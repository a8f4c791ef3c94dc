import { run } from '../terminal/run.mjs';
import { isDebianRoot } from './browser.mjs';
import { installDebianPackages } from './debian-packages.mjs';

/**
 * @typedef {object} OptionalProgram A program whose test is skipped without it.
 * @property {() => Promise<boolean>} isInstalled
 * @property {string} debianPackage
 */

/**
 * Installs a program for its test if it is missing and Debian packages can be installed.
 * @param {OptionalProgram} program
 * @param {(text: string) => void} say
 * @returns {Promise<string>} a note for the step's line
 */
export async function ensureOptional({ isInstalled, debianPackage }, say) {
  if (await isInstalled()) return 'is installed';
  if (!isDebianRoot()) return 'is not installed: its test is skipped';
  try {
    await installDebianPackages([debianPackage], say);
    return 'installed';
  } catch (error) {
    return `could not be installed (${/** @type {Error} */ (error).message}): its test is skipped`;
  }
}

/**
 * Returns whether a program starts.
 * @param {string} command
 * @param {string} flag The flag that prints its version.
 */
export async function starts(command, flag) {
  try {
    await run(command, [flag], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
