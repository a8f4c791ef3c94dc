import { resolve } from 'node:path';
import { root } from '../root.mjs';

/**
 * The project's root and its content folder, which `CONTENT_DIR` may name.
 * @param {NodeJS.ProcessEnv} env
 */
export function contentFolders(env) {
  return { root, contentDir: resolve(root, env.CONTENT_DIR || 'content') };
}
