import { run } from '../terminal/run.mjs';
import { isDebianRoot } from './browser.mjs';

/**
 * Installs nginx for its test if it is missing and Debian packages can be installed.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} a note for the step's line
 */
export async function ensureNginx(say) {
  if (await hasNginx()) return 'is installed';
  if (!isDebianRoot()) return 'is not installed: its test is skipped';
  const options = { onLine: say, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'nginx-light'], options);
    return 'installed';
  } catch (error) {
    return `could not be installed (${/** @type {Error} */ (error).message}): its test is skipped`;
  }
}

/** Whether nginx can be run. */
export async function hasNginx() {
  try {
    await run('nginx', ['-v']);
    return true;
  } catch {
    return false;
  }
}
