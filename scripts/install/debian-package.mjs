import { run } from '../terminal/run.mjs';

/**
 * Installs a Debian package.
 * @param {string} name
 * @param {(text: string) => void} say
 * @param {{ flags?: string[], timeout?: number }} [options] Flags of `apt-get install`, and the maximum
 *   duration of each command in milliseconds.
 * @throws {Error} if it cannot be installed
 */
export async function installDebianPackage(name, say, { flags = [], timeout } = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { onLine: say, env, ...(timeout && { timeout }) };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...flags, name], options);
}
