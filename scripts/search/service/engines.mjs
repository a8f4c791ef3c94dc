import { loadSource } from '../../load-source.mjs';
import { loadBuiltEngine, readManifest } from '../built-index.mjs';

/**
 * The embedded engine for the service: of the records that were pushed, and of the last build where nothing was.
 * @param {string} root
 * @returns {Promise<import('./answers.mjs').Engines>}
 */
export async function loadEngines(root) {
  const { engineOfRecords } = await loadSource('src/search/engine/engine-of-records.ts');
  const built = readManifest(root) ? await loadBuiltEngine(root) : undefined;
  return {
    ofIndex: ({ records, synonyms }) => engineOfRecords([...records.values()], [...synonyms.values()]),
    ofBuild: () => built,
  };
}
