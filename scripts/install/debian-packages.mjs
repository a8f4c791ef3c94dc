import { run } from '../terminal/run.mjs';

/**
 * Installs Debian packages.
 * @param {readonly string[]} names
 * @param {(text: string) => void} say
 * @param {{ flags?: string[], timeout?: number }} [options] Flags of `apt-get install`, and the maximum
 *   duration of each command in milliseconds.
 * @throws {Error} if they cannot be installed
 */
export async function installDebianPackages(names, say, { flags = [], timeout } = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { onLine: say, env, ...(timeout && { timeout }) };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...flags, ...names], options);
}
