import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../terminal/run.mjs';

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
 */
export async function ensureDependencies(folder, say) {
  const wanted = readLockfile(join(folder, 'package-lock.json'));
  const total = Object.keys(wanted.packages ?? {}).length - 1;
  const missing = missingPackages(wanted, readLockfile(join(folder, 'node_modules', '.package-lock.json')));
  if (missing.length === 0) return `${total} packages are installed`;
  say(`npm ci: ${missing.length} of ${total} packages are missing or have another version`);
  const npm = npmCommand(process.env);
  // `include`, because NODE_ENV=production would skip the packages for tests and types.
  await run(
    npm.command,
    [...npm.args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      onLine: say,
    },
  );
  return `installed from the lockfile, ${missing.length} packages were missing`;
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
 * @param {string} file
 * @returns {Lockfile}
 */
function readLockfile(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
