import { join } from 'node:path';
import { alone } from './lock.mjs';

/** Tells child processes that their parent holds the lock of this folder. */
const variable = 'SITE_LOCK';

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
  return alone(
    join(root, '.site-lock'),
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
      onWait: (owner) =>
        process.stdout.write(
          `Waiting for \`${owner.command ?? 'another command'}\` (process ${owner.pid}), which uses this folder. ` +
            'If there is no such command, delete the file .site-lock.\n',
        ),
    },
  );
}
