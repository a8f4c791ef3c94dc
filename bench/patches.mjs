import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { copyWithoutCaches, measure, setAsideCaches } from './measure-build.mjs';
import { median, weighDocs } from './weigh.mjs';

/**
 * @typedef {{ seconds: number, processorSeconds: number, largestMegabytes: number, scriptBytes: number }}
 *   Build
 */
/** @typedef {{ name: string, on: Build, off: Build }} PatchResult Medians of all rounds. */

const { patchNames } = createRequire(import.meta.url)('../src/gatsby/patches/selection.cjs');

/** The patches that affect builds: `no-linter` concerns the development server only. */
const inBuilds = patchNames.filter((/** @type {string} */ name) => name !== 'no-linter');

const all = 'all of them';

/**
 * Builds the site without any cache: in each round first with all patches of Gatsby, then without each one in
 * turn, and without any.
 * @param {{ site: string, content: string, rounds?: number, say: (text: string) => void }} options `site` is
 *   the folder to build in.
 * @returns {Promise<PatchResult[]>}
 */
export async function measurePatches({ site, content, rounds = 3, say }) {
  copyWithoutCaches(site, content);
  const settings = {
    '': '',
    ...Object.fromEntries(inBuilds.map((/** @type {string} */ name) => [name, `-${name}`])),
    [all]: 'off',
  };
  /** @type {Record<string, Build[]>} */
  const found = {};
  // The first build is slower, because no file is in the system's cache yet.
  say('a first build, which does not count');
  await buildCold(site, content, '');
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, setting] of Object.entries(settings)) {
      say(`${name ? `without ${name}` : 'with all patches'}, round ${round}`);
      found[name] = [...(found[name] ?? []), await buildCold(site, content, setting)];
    }
  }
  const on = middle(found[''] ?? []);
  return [...inBuilds, all].map((name) => ({ name, on, off: middle(found[name] ?? []) }));
}

/**
 * @param {string} site
 * @param {string} content
 * @param {string} setting of GATSBY_PATCHES
 * @returns {Promise<Build>}
 */
async function buildCold(site, content, setting) {
  setAsideCaches(site);
  const env = { CONTENT_DIR: content, GATSBY_PATCHES: setting };
  const measured = await measure({ args: [join(root, 'bench/build.mjs')], cwd: site, env });
  return { ...measured, scriptBytes: weighDocs(join(site, 'public')).scriptBytes };
}

/**
 * @param {Build[]} builds
 * @returns {Build}
 */
function middle(builds) {
  const of = (/** @type {keyof Build} */ key) => median(builds.map((build) => build[key]));
  return {
    seconds: of('seconds'),
    processorSeconds: of('processorSeconds'),
    largestMegabytes: of('largestMegabytes'),
    scriptBytes: of('scriptBytes'),
  };
}
