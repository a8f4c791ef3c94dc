import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const unfinishedFile = (/** @type {string} */ root) => join(root, '.site-unfinished');

/**
 * Exit code of a build that found problems in the content (`src/gatsby/report.ts`). Gatsby's cache is intact
 * after it.
 */
export const contentProblemsExitCode = 3;

/**
 * Marks the folder while Gatsby builds. The mark remains if the build is killed or crashes: Gatsby's cache
 * may then not match the files in `public`.
 * @template Result
 * @param {string} root
 * @param {() => Promise<Result>} build
 */
export async function finishing(root, build) {
  writeFileSync(unfinishedFile(root), '');
  try {
    const result = await build();
    rmSync(unfinishedFile(root), { force: true });
    return result;
  } catch (error) {
    const { code } = /** @type {{ code?: unknown }} */ (error);
    if (code === contentProblemsExitCode) rmSync(unfinishedFile(root), { force: true });
    throw error;
  }
}

/**
 * Removes Gatsby's cache and the built site if the last build did not finish.
 * @param {string} root
 * @param {(text: string) => void} [say]
 */
export function recoverFromUnfinishedBuild(root, say = (text) => process.stdout.write(`${text}\n`)) {
  if (!existsSync(unfinishedFile(root))) return;
  say('The last build did not finish: starting from an empty cache');
  for (const name of ['.cache', 'public']) rmSync(join(root, name), { recursive: true, force: true });
}
