import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.mjs';

/** The program that starts a site in another folder, as `npm start` does before serving. */
export const startSiteProgram = path.join(root, 'test/support/start-site.mjs');

/** Returns the environment in which the small site of a folder is started. */
export function startSiteEnv(site: string): NodeJS.ProcessEnv {
  const { SITE_LOCK: _, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: '',
    CI: 'true',
    NO_COLOR: '1',
    CONTENT_DIR: path.join(site, 'content'),
    // The random pages have no descriptions and are not in a sidebar.
    ON_BROKEN_LINKS: 'warn',
  };
}

interface Start {
  env?: NodeJS.ProcessEnv;
  /** The program to build with; this Node.js if absent. */
  node?: string;
}

/**
 * Starts the site of a folder and waits until it is built. Fails the test with the output if the build fails.
 */
export function startSite(site: string, { env = {}, node = process.execPath }: Start = {}): void {
  const { status, stdout, stderr } = spawnSync(node, [startSiteProgram, site], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...startSiteEnv(site), ...env },
  });
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
}

/** Removes the build of a folder and all caches, so that the next build is a cold one. */
export function removeBuild(site: string): void {
  for (const name of ['public', '.cache', '.site-lock', '.site-unfinished', 'node_modules'])
    fs.rmSync(path.join(site, name), { recursive: true, force: true });
}
