import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readExports } from './exports.mjs';
import { modulesOf, programOptions, symbolsOf } from './program.mjs';

/** Where the packages of a version seem to be installed. */
const folder = '/version';
const modulesFolder = `${folder}/node_modules/`;

/**
 * @typedef {object} VersionFiles
 * @property {string} name The package to read.
 * @property {ReadonlyMap<string, string>} files Manifests and types of it and the packages that it imports,
 *   by their path below `node_modules`.
 */

/**
 * Returns a function that reads the exports of a published package from its files, without installing it. All
 * other packages are those that `samples` has. Source files are parsed once for all versions that have them.
 * @param {string} samples
 * @returns {(version: VersionFiles) => import('./exports.mjs').ApiExport[]}
 */
export function createVersionReader(samples) {
  const real = join(samples, 'node_modules/');
  /** @type {Map<string, ts.SourceFile | undefined>} */
  const parsed = new Map();
  /** @type {Map<string, { text: string, file: ts.SourceFile }>} */
  const own = new Map();
  /** @type {Map<string, boolean>} */
  const found = new Map();
  const options = { ...programOptions, typeRoots: [`${modulesFolder}@types`] };
  const base = ts.createCompilerHost(options);

  return ({ name, files }) => {
    const manifest = JSON.parse(files.get(`${name}/package.json`) ?? '{}');
    const paths = [...files.keys()].filter((path) => path.startsWith(`${name}/`));
    const modules = modulesOf(
      name,
      manifest,
      paths.map((path) => path.slice(name.length + 1)),
    );
    const entry = `${folder}/entry.ts`;
    const entryText = modules.map((each, index) => `import * as m${index} from '${each}';\n`).join('');
    const virtual = (/** @type {string} */ path) =>
      path === entry ? entryText : files.get(path.slice(modulesFolder.length));
    const folders = new Set([...files.keys()].flatMap((path) => parentsOf(path)));
    const outside = (/** @type {string} */ path) => {
      if (!path.startsWith(modulesFolder)) return path;
      const below = path.slice(modulesFolder.length);
      return /^(remotion|@remotion)(\/|$)/.test(below) ? undefined : join(real, below);
    };
    const isThere = (/** @type {string} */ path, /** @type {'isFile' | 'isDirectory'} */ kind) => {
      const key = `${kind} ${path}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const answer = existsSync(path) && statSync(path)[kind]();
      found.set(key, answer);
      return answer;
    };
    /** @type {ts.CompilerHost} */
    const host = {
      ...base,
      getCurrentDirectory: () => folder,
      realpath: (path) => path,
      fileExists(path) {
        if (virtual(path) !== undefined) return true;
        const place = outside(path);
        return place !== undefined && isThere(place, 'isFile');
      },
      directoryExists(path) {
        if (path === folder || `${path}/` === modulesFolder) return true;
        if (path.startsWith(modulesFolder) && folders.has(path.slice(modulesFolder.length))) return true;
        const place = outside(path);
        return place !== undefined && isThere(place, 'isDirectory');
      },
      readFile: (path) => virtual(path) ?? readText(outside(path)),
      getSourceFile(path, languageVersion) {
        const text = virtual(path);
        if (text === undefined) {
          if (!parsed.has(path)) {
            const there = readText(outside(path));
            parsed.set(
              path,
              there === undefined ? undefined : ts.createSourceFile(path, there, languageVersion),
            );
          }
          return parsed.get(path);
        }
        const known = own.get(path);
        if (known?.text === text) return known.file;
        const file = ts.createSourceFile(path, text, languageVersion);
        own.set(path, { text, file });
        return file;
      },
    };
    const program = ts.createProgram([entry], options, host);
    const { checker, source, symbols } = symbolsOf(program, entry);
    const isOwn = (/** @type {string} */ file) => /^\/version\/node_modules\/@?remotion\//.test(file);
    /** @type {Map<unknown, import('./exports.mjs').ApiExport>} */
    const seen = new Map();
    return modules.flatMap((module) => {
      const symbol = symbols.get(module);
      return symbol ? readExports({ checker, at: source, isOwn, isWhole: true }, module, symbol, seen) : [];
    });
  };
}

/** @param {string | undefined} path */
function readText(path) {
  return path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @param {string} path */
function parentsOf(path) {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
