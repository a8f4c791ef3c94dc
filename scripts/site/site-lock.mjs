import { join } from 'node:path';
import { addChild, withLock } from './lock.mjs';

/** Tells child processes that their parent holds the lock of this folder. */
const variable = 'SITE_LOCK';

const lockFile = (/** @type {string} */ root) => join(root, '.site-lock');

/**
 * Adds a process that this one has started to the lock that it works under, if any.
 * @param {number} pid
 */
export function lockForChild(pid) {
  const root = process.env[variable];
  if (root) addChild(lockFile(root), pid);
}

/**
 * Runs work that changes `node_modules`, `.cache` or `public` of the project. A second command waits, and
 * prints what for. Works before packages are installed.
 * @template Result
 * @param {string} root The project's folder.
 * @param {string} command The command as typed in the terminal.
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withSiteLock(root, command, work) {
  if (process.env[variable] === root) return work();
  return withLock(
    lockFile(root),
    async () => {
      process.env[variable] = root;
      try {
        return await work();
      } finally {
        delete process.env[variable];
      }
    },
    {
      command,
      onWait: ({ command: other = 'another command', pid, isOrphan }) =>
        process.stdout.write(
          isOrphan
            ? `Ending process ${pid}, which \`${other}\` left running when it was killed.\n`
            : `Waiting for \`${other}\` (process ${pid}), which is using this folder. ` +
                'If it is no longer running, delete the file .site-lock.\n',
        ),
    },
  );
}
