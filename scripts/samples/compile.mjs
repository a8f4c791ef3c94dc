import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tool } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { CommandError, run } from '../terminal/run.mjs';
import { describeDiagnostics, parseDiagnostics } from './diagnostics.mjs';

/**
 * @typedef {import('./page.mjs').Problem} Problem
 * @typedef {import('./page.mjs').SampleFile} SampleFile
 * @typedef {import('./check.mjs').ReadPage} ReadPage
 */

/** The compiler options for samples: those of a new project. */
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

/** Declarations that are global to all files of a program. */
const globalCode = /\bdeclare\s+(global|module)\b|^\s*\/\/\/\s*<reference\b/m;
const declarationFile = /\.d\.[cm]?ts$/;

/**
 * Type-checks the files of pages. All pages form one program, because the packages' types take longer to
 * parse than the samples. A page with global declarations is a separate program, so that no other page can
 * use them.
 * @param {readonly ReadPage[]} pages
 * @param {string} folder Contains the packages; files are written below its `.cache`.
 * @returns {Promise<Problem[]>}
 */
export async function compile(pages, folder) {
  const program = join(folder, '.cache', 'program');
  rmSync(program, { recursive: true, force: true });
  const programs = [
    pages.filter((page) => !declaresGlobals(page)),
    ...pages.filter(declaresGlobals).map((page) => [page]),
  ];
  /** @type {Problem[]} */
  const problems = [];
  for (const ofProgram of programs) problems.push(...(await compileProgram(ofProgram, program)));
  return problems;
}

/**
 * Returns whether a file of the page affects files that do not import it.
 * @param {ReadPage} page
 */
function declaresGlobals({ files }) {
  return files.some(({ path, text }) => declarationFile.test(path) || globalCode.test(text));
}

/**
 * @param {readonly ReadPage[]} pages
 * @param {string} program Folder that the files are written to.
 * @returns {Promise<Problem[]>}
 */
async function compileProgram(pages, program) {
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
    // Exit codes 1 and 2 mean errors in the samples.
    if (error instanceof CommandError) return error.output;
    throw error;
  }
}
