import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../terminal/main.mjs';
import { CommandError, run } from '../terminal/run.mjs';

/**
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lockfile
 */

/**
 * Lists the packages of the lockfile that are not installed in the required version. Optional packages may be
 * for other platforms, so they may be missing.
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile} installed `node_modules/.package-lock.json`, which npm writes after installing
 * @returns {string[]}
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages ?? {})
    .filter(([path, entry]) => {
      if (path === '' || entry.link) return false;
      const found = installed.packages?.[path];
      return found ? found.version !== entry.version : !entry.optional;
    })
    .map(([path]) => path.replace(/^node_modules\//, ''));
}

/**
 * Installs the lockfile's packages in a folder if one is missing or has the wrong version.
 * @param {string} folder
 * @param {(text: string) => void} say
 * @returns {Promise<string>} what was done, for the step's line
 * @throws {Failure} if the registry cannot be reached
 */
export async function ensureDependencies(folder, say) {
  const wanted = readLockfile(join(folder, 'package-lock.json'));
  const total = Object.keys(wanted.packages ?? {}).length - 1;
  const missing = missingPackages(wanted, installedPackages(folder));
  if (missing.length === 0) return `${total} packages are installed`;
  say(`npm ci: ${missing.length} of ${total} packages are missing or have another version`);
  const npm = npmCommand(process.env);
  // `include`, because NODE_ENV=production would skip the packages for tests and types.
  const flags = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', ...patience];
  await run(npm.command, [...npm.args, 'ci', ...flags], { cwd: folder, onLine: say }).catch((error) => {
    throw offlineFailure(error, missing.length) ?? error;
  });
  return `installed from the lockfile, ${missing.length} packages were missing`;
}

/** By default, npm waits for minutes before it says that it has no network. */
const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000', '--fetch-timeout=60000'];

/** What the system or npm calls a registry that cannot be reached. */
const offline =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Returns a plain message if npm failed because the registry cannot be reached.
 * @param {unknown} error
 * @param {number} missing Number of packages to install.
 * @returns {Failure | undefined}
 */
export function offlineFailure(error, missing) {
  const code = error instanceof CommandError ? offline.exec(error.output)?.[0] : undefined;
  if (!code) return undefined;
  const what = missing === 1 ? 'a package is' : `${missing} packages are`;
  return new Failure(
    `npm can't reach the registry (${code}), and ${what} missing. ` +
      'Check your network connection and the proxy in .npmrc, then run the command again.',
  );
}

/**
 * Returns how to run npm: the npm that started this process if there is one, which also works if `npm` is a
 * `.cmd` file.
 * @param {NodeJS.ProcessEnv} env
 */
export function npmCommand(env) {
  const caller = env.npm_execpath;
  if (caller && basename(caller) === 'npm-cli.js') return { command: process.execPath, args: [caller] };
  return { command: 'npm', args: [] };
}

/**
 * Returns the list of packages that npm has installed in a folder. A list that cannot be read counts as empty.
 * @param {string} folder
 * @returns {Lockfile}
 */
export function installedPackages(folder) {
  try {
    return readLockfile(join(folder, 'node_modules', '.package-lock.json'));
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @returns {Lockfile}
 */
function readLockfile(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
