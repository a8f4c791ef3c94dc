import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Subpaths that are not public API: files that a package starts itself, and files for tools. */
const hidden =
  /^\.\/(package\.json|.*\*.*|.*\.json|.*-entry|renderEntry|previewEntry|internals|error-handling|base)$/;

/** For packages with hundreds of similar modules, whose names are capitalized, the one that represents all of them. */
const example = new Map([['@remotion/google-fonts', './Inter']]);

/**
 * Returns the module specifiers of an installed package that can be imported, starting with its own name.
 * @param {string} folder The project that has the package installed.
 * @param {string} name
 * @returns {{ version: string, modules: string[] }}
 */
export function readManifest(folder, name) {
  const place = join(folder, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  return { version: manifest.version, modules: modulesOf(name, manifest, readdirSync(place)) };
}

/**
 * Returns the module specifiers of a package according to its `package.json`. Without `exports`, each file next to
 * it can be imported, as in `@remotion/renderer/client` before 4.0.269.
 * @param {string} name
 * @param {{ exports?: unknown }} manifest
 * @param {Iterable<string>} files Paths of the package's files.
 * @returns {string[]}
 */
export function modulesOf(name, { exports }, files) {
  const paths =
    typeof exports === 'object'
      ? Object.keys(exports ?? {})
      : [...files].flatMap((file) => /^[^/]+(?=\.d\.ts$)/.exec(file)?.map((path) => `./${path}`) ?? []);
  const one = example.get(name);
  const others = one === undefined ? paths : [...paths.filter((path) => !/^\.\/[A-Z]/.test(path)), one];
  const below = others.filter((path) => path.startsWith('./') && path !== './index' && !hidden.test(path));
  return [name, ...new Set(below.sort().map((path) => `${name}${path.slice(1)}`))];
}

/**
 * Creates one program for many modules. Returns its checker and the symbol of each module that has types.
 * @param {string} folder
 * @param {string[]} modules
 */
export function loadModules(folder, modules) {
  const cache = join(folder, '.cache', 'api');
  mkdirSync(cache, { recursive: true });
  const entry = join(cache, 'entry.ts');
  writeFileSync(entry, modules.map((name, index) => `import * as m${index} from '${name}';\n`).join(''));
  return symbolsOf(ts.createProgram([entry], programOptions), entry);
}

/** @type {ts.CompilerOptions} */
export const programOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/**
 * Returns the checker of a program, and the symbol of each module that its entry imports and that has types.
 * @param {ts.Program} program
 * @param {string} entry
 */
export function symbolsOf(program, entry) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  if (!source) throw new Error(`The compiler did not read ${entry}`);
  /** @type {Map<string, ts.Symbol>} */
  const symbols = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    if (symbol) symbols.set(statement.moduleSpecifier.text, symbol);
  }
  return { program, checker, source, symbols };
}
