import { pathToFileURL } from 'node:url';
import { bundleSource } from './require-source.cjs';
import { root } from './root.mjs';

/**
 * Loads a TypeScript module of `src/` (or of `bench/`) into this process: it is bundled with what it imports of ours, packages are
 * imported as they are.
 * @param {string} path From the project's root.
 * @returns {Promise<any>} the module; callers say its type
 */
export async function loadSource(path) {
  return import(pathToFileURL(bundleSource(root, path, 'esm')).href);
}
