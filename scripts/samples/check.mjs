import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root, tool } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { CommandError, run } from '../terminal/run.mjs';
import { byPlace, describeDiagnostics, parseDiagnostics } from './diagnostics.mjs';
import { readSamples } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Problem} Problem
 * @typedef {import('./page.mjs').PageSamples & { page: string, digest: string }} ReadPage
 *
 * @typedef {object} SampleReport
 * @property {number} pages
 * @property {number} fences
 * @property {number} unchecked Fences that say `no-check`.
 * @property {number} compiled Fences that were compiled now; the others were, since their pages last changed.
 * @property {Problem[]} problems
 */

/** The settings that samples are compiled with: those of a new project. */
export const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/**
 * Type-checks the samples of MDX files against the packages of `samples/`, in one program. Pages that passed before, and
 * have not changed since, are left out of it.
 * @param {string[]} files Absolute paths.
 * @param {{ folder?: string }} [options] `folder` holds the packages, and `.cache` for what is kept.
 * @returns {Promise<SampleReport>}
 */
export async function checkSamples(files, { folder = join(root, 'samples') } = {}) {
  const cacheFile = join(folder, '.cache', 'passed.json');
  const base = baseDigest(folder);
  /** @type {Record<string, string>} */
  const passed = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
  const pages = files.map((file) => readPage(file, base)).filter(({ fences }) => fences > 0);
  const open = pages.filter(({ page, digest }) => passed[page] !== digest);
  const problems = [...open.flatMap((page) => page.problems), ...(await compile(open, folder))].sort(byPlace);

  const failed = new Set(problems.map(({ file }) => file));
  for (const { page, digest } of open) {
    if (failed.has(page)) delete passed[page];
    else passed[page] = digest;
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(passed));
  const sum = (/** @type {ReadPage[]} */ of, /** @type {'fences' | 'unchecked'} */ key) =>
    of.reduce((total, page) => total + page[key], 0);
  return {
    pages: pages.length,
    fences: sum(pages, 'fences'),
    unchecked: sum(pages, 'unchecked'),
    compiled: sum(open, 'fences') - sum(open, 'unchecked'),
    problems,
  };
}

/**
 * The MDX files that paths mean: files themselves, and all below folders.
 * @param {string[]} paths
 * @returns {string[]} absolute and sorted
 */
export function listPages(paths) {
  return paths
    .map((path) => resolve(path))
    .flatMap((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats) throw new Failure(`There is no ${path}: give MDX files, or folders that hold some.`);
      if (stats.isFile()) return [path];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    })
    .sort();
}

/**
 * @param {string} file
 * @param {string} base
 * @returns {ReadPage}
 */
function readPage(file, base) {
  const page = relative(root, file)
    .split(sep)
    .join('/')
    .replace(/^(\.\.\/)+/, '');
  const samples = readSamples(page, readFileSync(file, 'utf8'));
  return { ...samples, page, digest: digestOf(base, JSON.stringify(samples)) };
}

/**
 * @param {ReadPage[]} pages
 * @param {string} folder
 * @returns {Promise<Problem[]>}
 */
async function compile(pages, folder) {
  const program = join(folder, '.cache', 'program');
  rmSync(program, { recursive: true, force: true });
  const files = new Map(
    pages.flatMap(({ page, files: ofPage }) => ofPage.map((file) => [file.path, { ...file, page }])),
  );
  if (files.size === 0) return [];
  for (const { path, text } of files.values()) {
    mkdirSync(dirname(join(program, path)), { recursive: true });
    writeFileSync(join(program, path), text);
  }
  const settings = { compilerOptions, files: [...files.keys(), '../../assets.d.ts'] };
  writeFileSync(join(program, 'tsconfig.json'), JSON.stringify(settings));
  const { diagnostics, rest } = parseDiagnostics(await runCompiler(program));
  if (rest.length > 0) throw new Failure(`The compiler could not check the samples:\n\n${rest.join('\n')}`);
  return describeDiagnostics(diagnostics, files);
}

/** @param {string} program */
async function runCompiler(program) {
  try {
    return await run(process.execPath, [tool('typescript/bin/tsc'), '-p', '.', '--pretty', 'false'], {
      cwd: program,
    });
  } catch (error) {
    // Code 1 and 2 are errors in the samples.
    if (error instanceof CommandError) return error.output;
    throw error;
  }
}

/**
 * A digest of all that a page's result hangs on besides the page: the packages, the compiler and its settings.
 * @param {string} folder
 */
function baseDigest(folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const compiler = readFileSync(tool('typescript/package.json'), 'utf8');
  return digestOf(read('package-lock.json'), read('assets.d.ts'), compiler, JSON.stringify(compilerOptions));
}

/** @param {...string} texts */
function digestOf(...texts) {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}
