import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from '../install/dependencies.mjs';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';

/** @typedef {import('../../packages/content/shared/api').ApiPackage} ApiPackage */

/** Folder of the snapshots. */
export const snapshotFolder = join(root, 'content', 'api');

/**
 * Returns the committed snapshots.
 * @returns {ApiPackage[]}
 */
export function readSnapshots() {
  if (!existsSync(snapshotFolder)) return [];
  return readdirSync(snapshotFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(snapshotFolder, name), 'utf8')));
}

/**
 * Creates snapshots of the packages in `samples/`; installs the packages if necessary.
 * @param {readonly { package: string, export: string }[]} documented The exports that have pages.
 * @param {(text: string) => void} say
 * @returns {Promise<ApiPackage[]>}
 */
export async function readTypes(documented, say) {
  const folder = join(root, 'samples');
  await ensureDependencies(folder, say);
  /** @type {typeof import('../../packages/editorial/index')} */
  const { makeSnapshot, snapshotFile } = await loadSource('packages/editorial/index.ts');
  say('reading the types of the packages');
  const { readPackages } = await import(pathToFileURL(join(folder, 'api', 'read.mjs')).href);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const others = Object.keys(dependencies).filter((name) => name.startsWith('@remotion/'));
  const names = new Set(documented.map((api) => `${api.package} ${api.export}`));
  const before = new Map(readSnapshots().map((snapshot) => [snapshot.package, snapshot]));
  /** @type {ApiPackage[]} */
  const read = readPackages(folder, ['remotion', ...others]);
  return read.map((each) => {
    const history = readHistoryOf(snapshotFile(each.package));
    return makeSnapshot(each, before.get(each.package), names, history);
  });
}

/**
 * Returns a committed history, if there is one.
 * @param {string} name Name of its file.
 * @returns {import('../../packages/content/shared/api-history').ApiHistory | undefined}
 */
export function readHistoryOf(name) {
  const file = join(snapshotFolder, 'history', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
