import { loadSource } from '../load-source.mjs';
import { contentFolders } from './folders.mjs';

/**
 * Returns the options with which `createSite` reads the site of an environment, without its path prefix: checks
 * compare routes.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [contentDir] Absolute path of another content folder.
 * @returns {Promise<import('../../packages/content/index').SiteOptions>}
 */
export async function siteOptions(env, contentDir) {
  const { contentSettings, readEnv } = await loadSource('src/settings/index.ts');
  const folders = contentFolders(env);
  return {
    folders: contentDir ? { ...folders, contentDir } : folders,
    env: { ...readEnv(env), pathPrefix: '' },
    settings: contentSettings,
  };
}
