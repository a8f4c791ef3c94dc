import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { Failure } from '../terminal/main.mjs';

/** @typedef {import('../../packages/search/engine/engine').SearchEngine} SearchEngine */
/** @typedef {import('../../packages/search/engine/manifest').SearchManifest} SearchManifest */

/**
 * Returns the manifest of the last build's index, or undefined if there is none.
 * @param {string} root
 * @returns {SearchManifest | undefined}
 */
export function readManifest(root) {
  const file = join(root, 'public', 'search', 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Loads an engine with the last build's index.
 * @param {string} root
 * @returns {Promise<SearchEngine>}
 * @throws {Failure} if no index has been built yet
 */
export async function loadBuiltEngine(root) {
  const manifest = readManifest(root);
  if (!manifest) throw new Failure('There is no search index yet. Run npm run build first.');
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, 'public', name), 'utf8'));
  const [{ SearchEngine }, { readIndexFiles }] = await Promise.all([
    loadSource('packages/search/engine/engine.ts'),
    loadSource('packages/search/engine/index-files.ts'),
  ]);
  return new SearchEngine(readIndexFiles(read(manifest.titles), read(manifest.texts)));
}
