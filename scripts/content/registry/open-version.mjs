import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atomicWrite } from '../../../packages/content/model/atomic-write.mjs';
import { loadSource } from '../../load-source.mjs';
import { root } from '../../root.mjs';
import { compareVersions } from './registry.mjs';

/**
 * @typedef {import('../../../packages/editorial/api-history/state').ApiState} ApiState
 * @typedef {ReturnType<typeof import('./registry.mjs').createRegistry>} Registry
 */

/**
 * Returns a function that opens a version of a package. What it finds is kept in a folder, by the types that
 * it was read from, so a version without changes costs a download.
 * @param {Registry} registry
 * @param {string} cache
 * @param {(name: string) => ReadonlySet<string>} typesOf The documented types of a package.
 */
export async function createOpener(registry, cache, typesOf) {
  const samples = join(root, 'samples');
  const { createVersionReader } = await import(pathToFileURL(join(samples, 'api', 'versions.mjs')).href);
  /** @type {typeof import('../../../packages/editorial/index')} */
  const { stateOf } = await loadSource('packages/editorial/index.ts');
  const read = createVersionReader(samples);
  const reader = digest(readerSources(samples));

  /**
   * @param {string} name
   * @param {string} version
   * @returns {Promise<ApiState | undefined>} undefined if the version has no types
   */
  return async (name, version) => {
    const files = await filesOf(registry, name, version);
    if (![...files.keys()].some((path) => path.startsWith(`${name}/`) && path.endsWith('.ts')))
      return undefined;
    const types = typesOf(name);
    // Most versions differ only in the constant that holds their number.
    const texts = [...files].map(([path, text]) => `${path}\0${text.replaceAll(version, '')}`);
    const file = join(cache, `${digest([reader, name, ...types, ...texts.sort()])}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const state = stateOf(read({ name, files }), version, types);
    atomicWrite(file, JSON.stringify(state));
    return state;
  };
}

/** An import of one of the toolkit's packages. Some versions quote it with `'`, some with `"`. */
const toolkitImport = /\b(?:from|import)\s*\(?\s*['"](remotion|@remotion\/[\w-]+)(?=['"/])/g;

/**
 * Returns the types of a version and of the packages whose types it imports, by path below `node_modules`.
 * All packages have the same numbers; where one lacks the version, the one before it takes its place. A package
 * need not declare what its types import.
 * @param {Pick<Registry, 'releases' | 'types'>} registry
 * @param {string} name
 * @param {string} version
 */
export async function filesOf(registry, name, version) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const add = async (/** @type {string} */ each) => {
    if (files.has(`${each}/package.json`)) return;
    const all = [...(await registry.releases(each)).keys()];
    const used = all.findLast((one) => compareVersions(one, version) <= 0) ?? all[0];
    if (used === undefined) return;
    const own = await registry.types(each, used);
    const { exports, types, typings, main } = JSON.parse(own['package.json'] ?? '{}');
    const manifest = { name: each, exports, types, typings, main };
    files.set(`${each}/package.json`, JSON.stringify(manifest));
    for (const [path, text] of Object.entries(own)) {
      if (path !== 'package.json') files.set(`${each}/${path}`, text);
    }
    const text = Object.values(own).join('\n');
    for (const [, other = ''] of text.matchAll(toolkitImport)) await add(other);
  };
  await add(name);
  return files;
}

/** @param {string} samples */
function readerSources(samples) {
  const files = readdirSync(join(samples, 'api')).map((name) => join(samples, 'api', name));
  const state = join(root, 'packages/editorial/api-history/state.ts');
  return [...files, state].sort().map((file) => readFileSync(file, 'utf8'));
}

/** @param {readonly string[]} texts */
function digest(texts) {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 24);
}
