import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile';

/** Strings by which code could read a file of this machine: paths, and directives that name one. */
const places = [
  /\b(?:from|import|require|module)\s*\(?\s*(['"`])(?:\.|\/|\\|file:|[a-z]:)/i,
  /^\s*\/\/\/\s*</m,
  /^\s*\/[/*]+\s*@(?:filename|jsxImportSource)/m,
];
/** An escape in a string could hide a path from the patterns above. */
const escapedImport = /\b(?:from|import|require)\s*\(?\s*(['"`])[^'"`\n]*(?:\\|\.\.)/;

const mostWaiting = 4;
/** How long the compiler may take, in milliseconds. */
const timeout = 25_000;

/**
 * Creates a function that type-checks the code of one file against the packages of `samples/`, one file after the
 * other. It returns the diagnostics, one a line. Undefined if the packages are not installed.
 * @param root The project's folder.
 */
export function createCodeCheck(root: string): ((code: string) => Promise<string>) | undefined {
  const folder = join(root, 'samples');
  if (!existsSync(join(folder, 'node_modules/remotion'))) return undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let number = 0;
  return async (code) => {
    if ([...places, escapedImport].some((place) => place.test(code)))
      throw new Error('Import packages by name only. Paths and reference directives are not allowed.');
    if (waiting >= mostWaiting) throw new Error('The server is checking other code. Try again in a minute.');
    waiting += 1;
    number += 1;
    const name = `code-${process.pid}-${number}`;
    const checked = last.then(() => checkFile(code, { root, folder, name })).finally(() => waiting--);
    last = checked.catch(() => undefined);
    return checked;
  };
}

async function checkFile(
  code: string,
  { root, folder, name }: { root: string; folder: string; name: string },
): Promise<string> {
  const lines = code.split('\n').map((_, index) => index + 1);
  const file = { path: 'code/sample.tsx', text: code, lines, expects: [], line: 1 };
  const page = { page: 'code', digest: '', files: [file], fences: 1, unchecked: 0, problems: [] };
  try {
    const compiler = join(root, 'node_modules/typescript');
    const problems = await compile([page], folder, compiler, { name, timeout });
    return problems
      .map(
        ({ line, text }) => `Line ${line}: ${text.replace(/\n {2}(?:Add the package|Name a fence).*/, '')}`,
      )
      .join('\n');
  } finally {
    rmSync(join(folder, '.cache', name), { recursive: true, force: true });
  }
}
