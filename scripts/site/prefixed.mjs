import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { ensureBuild } from './build.mjs';
import { alone } from './lock.mjs';

/** Path prefix of the second, small site of the browser tests. */
export const testPrefix = '/sub';

/** A key that its build is given and that must not appear in the output. */
export const testAdminKey = 'key-that-may-change-the-index';

/** Its folder. Inside of the project, so that it finds the project's packages. */
export const prefixedRoot = join(root, 'test-results', 'prefixed-site');

const copied = /^(gatsby-.*|package(-lock)?\.json|plugins|scripts|src|static|tsconfig.*\.json)$/;

/**
 * Builds a small site with a path prefix, from this project's code and the few pages in
 * `e2e/fixtures/content`.
 * @param {(text: string) => void} say
 */
export async function ensurePrefixedSite(say) {
  const env = {
    ...process.env,
    ALGOLIA_ADMIN_KEY: testAdminKey,
    CONTENT_DIR: join(root, 'e2e/fixtures/content'),
    PATH_PREFIX: testPrefix,
  };
  mkdirSync(prefixedRoot, { recursive: true });
  // Several test files request it, each in a separate process.
  return alone(`${prefixedRoot}.lock`, () => {
    copyProject(prefixedRoot);
    return ensureBuild({ root: prefixedRoot, env, say });
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
