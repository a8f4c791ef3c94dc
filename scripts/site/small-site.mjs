import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { ensureBuild } from './build.mjs';
import { alone } from './lock.mjs';
import { changeSettings } from './test-settings.mjs';

const copied = /^(gatsby-.*|package(-lock)?\.json|packages|plugins|scripts|src|static|tsconfig.*\.json)$/;

/**
 * Builds a small site for the browser tests, from this project's code with other settings and the few pages
 * in `e2e/fixtures/content`.
 * @param {string} folder Inside the project, so that the site finds the project's packages.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env Variables in addition to those of this process.
 * @param {Parameters<typeof changeSettings>[1]} options.settings
 * @param {(text: string) => void} say
 */
export async function ensureSmallSite(folder, { env, settings }, say) {
  const contentDir = join(root, 'e2e/fixtures/content');
  mkdirSync(folder, { recursive: true });
  // Several test files request it, each in a separate process.
  return alone(`${folder}.lock`, async () => {
    copyProject(folder);
    await changeSettings(folder, settings);
    return ensureBuild({ root: folder, env: { ...process.env, CONTENT_DIR: contentDir, ...env }, say });
  });
}

/**
 * Syncs the build inputs of this project to a folder, whose own `.cache` and `public` stay.
 * @param {string} target
 */
export function copyProject(target) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => copied.test(entry))) {
    rmSync(join(target, name), { recursive: true, force: true });
    cpSync(join(root, name), join(target, name), { recursive: true, preserveTimestamps: true });
  }
}
