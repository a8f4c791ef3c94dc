import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeDiagnostics, parseDiagnostics } from './diagnostics';
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
 * Type-checks the files of pages. All pages form one program, because the packages' types take longer to
 * parse than the samples. A page with global declarations is a separate program, so that no other page can
 * use them.
 * @param folder Contains the packages; files are written below its `.cache`.
 * @param compiler Folder of TypeScript.
 * @param options The name of the folder there, and how long the compiler may take, in milliseconds (0 for no limit).
 * @throws {Error} if the compiler itself fails
 */
export async function compile(
  pages: readonly ReadPage[],
  folder: string,
  compiler: string,
  { name = 'program', timeout = 0 }: { name?: string; timeout?: number } = {},
): Promise<Problem[]> {
  const program = join(folder, '.cache', name);
  rmSync(program, { recursive: true, force: true });
  const programs = [
    pages.filter((page) => !declaresGlobals(page)),
    ...pages.filter(declaresGlobals).map((page) => [page]),
  ];
  const problems: Problem[] = [];
  for (const ofProgram of programs) {
    const found = await compileProgram(ofProgram, program, compiler, timeout);
    // After a syntax error, the compiler checks no types. The other pages are compiled again without it.
    const broken = new Set(found.filter(({ isSyntax }) => isSyntax).map(({ file }) => file));
    if (broken.size === 0) problems.push(...found);
    else {
      const others = ofProgram.filter(({ page }) => !broken.has(page));
      problems.push(...found.filter(({ file }) => broken.has(file)));
      problems.push(...(await compileProgram(others, program, compiler, timeout)));
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
  compiler: string,
  timeout: number,
): Promise<Problem[]> {
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
  const { diagnostics, rest } = parseDiagnostics(await runCompiler(program, compiler, timeout));
  if (rest.length > 0) throw new Error(`The compiler could not check the samples:\n\n${rest.join('\n')}`);
  return describeDiagnostics(diagnostics, files);
}

/** Returns the compiler's output. Its exit code says the same: 1 and 2 mean errors in the samples. */
function runCompiler(program: string, compiler: string, timeout: number): Promise<string> {
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
