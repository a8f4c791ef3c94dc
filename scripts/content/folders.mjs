import { resolve } from 'node:path';
import { root } from '../root.mjs';

/**
 * The folder of a project and its content folder, absolute. `CONTENT_DIR` may name the latter, as `readEnv` of `src/site/env.ts` reads
 * it; scripts that run before packages are installed cannot load that.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [project] absolute; this project if absent
 */
export function contentFolders(env, project = root) {
  return { root: project, contentDir: resolve(project, env.CONTENT_DIR?.trim() || 'content') };
}
