import { loadSource } from '../load-source.mjs';
import { siteOptions } from './site-options.mjs';

/**
 * Compares the content with its required coverage; returns a summary.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 * @throws {Error} with everything that is required but missing
 */
export async function checkContentStatus(env) {
  const { checkCoverage } = await loadSource('packages/editorial/index.ts');
  return checkCoverage(await siteOptions(env));
}
