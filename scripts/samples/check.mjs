import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root, tool } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { compile, compilerOptions } from './compile.mjs';
import { byPlace } from './diagnostics.mjs';
import { readSamples } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Problem} Problem
 * @typedef {import('./page.mjs').PageSamples & { page: string, digest: string }} ReadPage
 *
 * @typedef {object} SampleReport
 * @property {number} pages
 * @property {number} fences
 * @property {number} unchecked Fences that say `no-check`.
 * @property {number} compiled Fences compiled in this run; those on unchanged pages were compiled earlier.
 * @property {Problem[]} problems
 */

/**
 * Type-checks the samples of MDX files against the packages of `samples/`. Skips unchanged pages that passed
 * before.
 * @param {string[]} files Absolute paths.
 * @param {{ folder?: string }} [options] `folder` contains the packages and the `.cache`.
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
 * Returns the MDX files at paths: files themselves, and all files below folders.
 * @param {string[]} paths
 * @returns {string[]} absolute and sorted
 * @throws {Failure} if a path does not exist
 */
export function listPages(paths) {
  return paths
    .map((path) => resolve(path))
    .flatMap((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats) throw new Failure(`${path} does not exist. Pass MDX files, or folders that contain them.`);
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
 * Returns a digest of everything that a page's result depends on besides the page: the packages, the compiler
 * and its settings.
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
