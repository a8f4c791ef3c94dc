import { resolve } from 'node:path';
import { root } from '../root.mjs';

/**
 * Returns the absolute paths of a project and its content folder. `CONTENT_DIR` sets the latter, as in
 * `readEnv` of `src/settings/env.ts`, which cannot be imported by scripts that run before packages are installed.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [project] absolute; this project if absent
 */
export function contentFolders(env, project = root) {
  return { root: project, contentDir: resolve(project, env.CONTENT_DIR?.trim() || 'content') };
}
