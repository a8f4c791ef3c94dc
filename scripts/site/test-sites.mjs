import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { ensureBuild } from './build.mjs';
import { withLock } from './lock.mjs';
import { allowedOrigins } from './serve.mjs';

/** Path prefix of the first small site of the browser tests. */
export const testPrefix = '/sub';

/** A key that its build is given and that must not appear in the output. */
export const testAdminKey = 'key-that-may-change-the-index';

/** Folder of that site, which has the script of a chat, too. */
export const prefixedRoot = join(root, 'test-results', 'prefixed-site');

/** Folder of the second one, which has analytics, a chat of another host and the hosted search. */
export const configuredRoot = join(root, 'test-results', 'configured-site');

/** Id of the analytics tag of the second site. */
export const testTrackingId = 'G-TEST';

/** Origins of its services. The browser tests answer in their place. */
export const testServices = {
  analytics: 'https://www.googletagmanager.com',
  chat: 'https://chat.example.com',
  insights: 'https://cdn.jsdelivr.net',
};

/** The operator's environment: credentials of the hosted search, and the origins of the other services. */
const operatorEnv = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'search-key',
  CSP_ALLOW: Object.values(testServices).join(' '),
};

/** Additional origins that the second site's content security policy allows. */
export const configuredOrigins = allowedOrigins(operatorEnv);

/** @typedef {{ analytics?: object, askAi?: object, search?: object }} Changes Values that replace those of this project. */

/** The files in `src/settings` that export these settings. */
const settingsFiles = { analytics: 'analytics.ts', askAi: 'ask-ai.ts', search: 'search.ts' };

/**
 * Builds the two small sites of the browser tests, unless they are current; returns a note for the step's line.
 * @param {(text: string) => void} say
 */
export async function ensureTestSites(say) {
  const chat = (/** @type {'frame' | 'script'} */ kind) => ({
    embed: { host: testServices.chat, id: 'docs-1', kind },
  });
  const sites = await Promise.all([
    ensureSite(
      prefixedRoot,
      { ALGOLIA_ADMIN_KEY: testAdminKey, PATH_PREFIX: testPrefix },
      { askAi: chat('script') },
      say,
    ),
    ensureSite(
      configuredRoot,
      { ...operatorEnv, PATH_PREFIX: '' },
      { analytics: { trackingId: testTrackingId }, askAi: chat('frame'), search: { insights: true } },
      say,
    ),
  ]);
  return sites.map(({ note }) => note).join('; ');
}

/**
 * Builds a small site from this project's code with other settings and the few pages in `e2e/fixtures/content`.
 * @param {string} folder Inside the project, so that the site finds the project's packages.
 * @param {NodeJS.ProcessEnv} env Variables in addition to those of this process.
 * @param {Changes} changes
 * @param {(text: string) => void} say
 */
async function ensureSite(folder, env, changes, say) {
  const contentDir = join(root, 'e2e/fixtures/content');
  mkdirSync(folder, { recursive: true });
  // Several test files request it, each in a separate process.
  return withLock(`${folder}.lock`, async () => {
    copyProject(folder);
    for (const [name, values] of Object.entries(changes)) {
      const file = settingsFiles[/** @type {keyof Changes} */ (name)];
      const settings = { ...(await loadSource(`src/settings/${file}`))[name], ...values };
      const text = `export const ${name} = ${JSON.stringify(settings, null, 2)};\n`;
      writeFileSync(join(folder, 'src/settings', file), text);
    }
    return ensureBuild({ root: folder, env: { ...process.env, CONTENT_DIR: contentDir, ...env }, say });
  });
}

const copied = /^(gatsby-.*|package(-lock)?\.json|packages|plugins|scripts|src|static|tsconfig.*\.json)$/;

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
