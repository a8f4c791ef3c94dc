import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentProblemsExitCode } from '../../plugins/gatsby-source-content/exit-code.mjs';

const unfinishedFile = (/** @type {string} */ root) => join(root, '.site-unfinished');

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
 * Empties Gatsby's cache if the last build did not finish. The site of the build before stays until the next one
 * replaces its pages.
 * @param {string} root
 * @param {(text: string) => void} [say]
 */
export function recoverFromUnfinishedBuild(root, say = (text) => process.stdout.write(`${text}\n`)) {
  if (!existsSync(unfinishedFile(root))) return;
  say('The last build did not finish: starting from an empty cache');
  // esbuild may still write the files of a process that was just ended.
  rmSync(join(root, '.cache'), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  // Without this folder, Gatsby would delete all pages before it renders them.
  mkdirSync(join(root, '.cache/caches-lmdb'), { recursive: true });
}
