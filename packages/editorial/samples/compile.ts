import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, describeDiagnostics, parseDiagnostics } from './diagnostics';
import type { Problem, ReadPage } from './page';

/** The compiler options for samples: the same as in a new project. */
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
 * Returns the errors in the program of a folder. `files` are the folder's files by their paths in it, with their texts.
 */
export type Diagnose = (program: string, files: ReadonlyMap<string, string>) => Promise<Diagnostic[]>;

/**
 * Type-checks the files of pages. All pages form one program, because the packages' types take longer to
 * parse than the samples. A page with global declarations is a separate program, so that no other page can
 * use them.
 * @param folder Contains the packages; files are written below its `.cache`.
 * @param compiler Folder of TypeScript.
 * @param options The name of the folder there, how long the compiler may take, in milliseconds (0 for no limit), and a
 *   compiler that is running already.
 * @throws {Error} if the compiler itself fails
 */
export async function compile(
  pages: readonly ReadPage[],
  folder: string,
  compiler: string,
  {
    name = 'program',
    timeout = 0,
    diagnose = (program) => runCompiler(program, compiler, timeout),
  }: { name?: string; timeout?: number; diagnose?: Diagnose | undefined } = {},
): Promise<Problem[]> {
  const program = join(folder, '.cache', name);
  rmSync(program, { recursive: true, force: true });
  const programs = [
    pages.filter((page) => !declaresGlobals(page)),
    ...pages.filter(declaresGlobals).map((page) => [page]),
  ];
  const problems: Problem[] = [];
  for (const ofProgram of programs) {
    const found = await compileProgram(ofProgram, program, diagnose);
    // After a syntax error, the compiler checks no types. The other pages are compiled again without it.
    const broken = new Set(found.filter(({ isSyntax }) => isSyntax).map(({ file }) => file));
    if (broken.size === 0) problems.push(...found);
    else {
      const others = ofProgram.filter(({ page }) => !broken.has(page));
      problems.push(...found.filter(({ file }) => broken.has(file)));
      problems.push(...(await compileProgram(others, program, diagnose)));
    }
  }
  return problems;
}

/** Returns whether a file of the page affects files that do not import it. */
function declaresGlobals({ files }: ReadPage) {
  return files.some(({ path, text }) => declarationFile.test(path) || globalCode.test(text));
}

/** @param program Folder that the files are written to. */
async function compileProgram(
  pages: readonly ReadPage[],
  program: string,
  diagnose: Diagnose,
): Promise<Problem[]> {
  const files = new Map(
    pages.flatMap(({ page, files: ofPage }) => ofPage.map((file) => [file.path, { ...file, page }])),
  );
  if (files.size === 0) return [];
  const settings = { compilerOptions, files: [...files.keys(), '../../assets.d.ts'] };
  const written = new Map([...files.values()].map(({ path, text }) => [path, text]));
  written.set('tsconfig.json', JSON.stringify(settings));
  for (const [path, text] of written) {
    mkdirSync(dirname(join(program, path)), { recursive: true });
    writeFileSync(join(program, path), text);
  }
  return describeDiagnostics(await diagnose(program, written), files);
}

/** Starts the compiler, and returns the errors that it prints. */
async function runCompiler(program: string, compiler: string, timeout: number): Promise<Diagnostic[]> {
  const { diagnostics, rest } = parseDiagnostics(await compilerOutput(program, compiler, timeout));
  if (rest.length > 0) throw new Error(`The compiler could not check the samples:\n\n${rest.join('\n')}`);
  return diagnostics;
}

/** Returns the compiler's output. Its exit code says the same: 1 and 2 mean errors in the samples. */
function compilerOutput(program: string, compiler: string, timeout: number): Promise<string> {
  const args = [join(compiler, 'bin/tsc'), '-p', '.', '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: program, maxBuffer: 2 ** 28, timeout },
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(error);
        else resolve(stdout + stderr);
      },
    );
  });
}
