import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { ensureBuild } from './build.mjs';
import { alone } from './lock.mjs';

/** What the second, small site of the browser tests stands under. */
export const testPrefix = '/sub';

/** A key that its build is given and that must not get into it. */
export const testAdminKey = 'key-that-may-change-the-index';

/** Its folder. Inside the project, so that it finds the packages of the project. */
export const prefixedRoot = join(root, 'test-results', 'prefixed-site');

const copied = /^(gatsby-.*|package(-lock)?\.json|plugins|scripts|src|static|tsconfig.*\.json)$/;

/**
 * Builds a small site under a path prefix, from this project's code and the few pages in `e2e/fixtures/content`.
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
  // Several test files ask for it, and each runs in a process of its own.
  return alone(`${prefixedRoot}.lock`, () => {
    copyProject(prefixedRoot);
    return ensureBuild({ root: prefixedRoot, env, say });
  });
}

/**
 * Brings a folder up to date with what of this project goes into a build; its own `.cache` and `public` stay.
 * @param {string} target
 */
export function copyProject(target) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => copied.test(entry))) {
    rmSync(join(target, name), { recursive: true, force: true });
    cpSync(join(root, name), join(target, name), { recursive: true, preserveTimestamps: true });
  }
}
