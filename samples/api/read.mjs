import { readExports } from './exports.mjs';
import { loadModules, readManifest } from './program.mjs';

/**
 * @typedef {object} ApiPackage
 * @property {string} package
 * @property {string} version
 * @property {import('./exports.mjs').ApiExport[]} exports
 */

/**
 * Reads the exports of packages from their types. If several packages have the same export, it belongs to the
 * first one, and `alsoIn` lists the modules of the others.
 * @param {string} folder The project that has them installed.
 * @param {string[]} names
 * @returns {ApiPackage[]}
 */
export function readPackages(folder, names) {
  const manifests = names.map((name) => ({ name, ...readManifest(folder, name) }));
  const modules = manifests.flatMap((manifest) => manifest.modules);
  const { checker, source, symbols } = loadModules(folder, modules);
  const scopes = new Set(names.map((name) => name.split('/')[0]));
  const isOwn = (/** @type {string} */ file) => {
    const scope = /.*\/node_modules\/([^/]+)/.exec(file)?.[1];
    return scope !== undefined && scopes.has(scope);
  };
  const reader = { checker, at: source, isOwn };
  /** @type {Map<unknown, import('./exports.mjs').ApiExport>} */
  const seen = new Map();
  return manifests.map(({ name, version, modules: ofPackage }) => ({
    package: name,
    version,
    exports: ofPackage.flatMap((module) => {
      const symbol = symbols.get(module);
      return symbol ? readExports(reader, module, symbol, seen) : [];
    }),
  }));
}
