import { loadSource } from '../load-source.mjs';
import { contentFolders } from './folders.mjs';

/**
 * Compares the content with its required coverage; returns a summary.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 * @throws {Error} with everything that is required but missing
 */
export async function checkContentStatus(env) {
  const { checkCoverage } = await loadSource('src/checks/status/index.ts');
  return checkCoverage(contentFolders(env));
}
