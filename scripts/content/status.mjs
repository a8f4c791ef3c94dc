import { loadSource } from '../load-source.mjs';
import { contentFolders } from './folders.mjs';

/**
 * Compares the content with what it is to cover; says how much there is, or throws an error that tells all that must not be
 * missing and is.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export async function checkContentStatus(env) {
  const { checkCoverage } = await loadSource('src/checks/status/index.ts');
  return checkCoverage(contentFolders(env));
}
