import { loadSource } from '../../load-source.mjs';
import { loadBuiltEngine, readManifest } from '../built-index.mjs';

/**
 * Loads the embedded engines of the service: from pushed records, or from the last build.
 * @param {string} root
 * @returns {Promise<import('./responses.mjs').Engines>}
 */
export async function loadEngines(root) {
  const { engineOfRecords } = await loadSource('packages/search/engine/engine-of-records.ts');
  const built = readManifest(root) ? await loadBuiltEngine(root) : undefined;
  return {
    ofIndex: ({ records, synonyms }) => engineOfRecords([...records.values()], [...synonyms.values()]),
    ofBuild: () => built,
  };
}
