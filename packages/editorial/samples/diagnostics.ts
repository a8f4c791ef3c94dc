import type { Problem, SampleFile } from './page';

export type Diagnostic = { path: string; line: number; code: number; text: string };

/** Error codes: an unresolved import, an unresolved side-effect import, and a package without types. */
const missingModule = new Set([2307, 2882, 7016]);
const headLine = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/;

/**
 * Parses the output of `tsc --pretty false`. Indented lines belong to the error above them; lines about no
 * file (settings, a crash) are returned as `rest`.
 */
export function parseDiagnostics(output: string): { diagnostics: Diagnostic[]; rest: string[] } {
  const diagnostics: Diagnostic[] = [];
  const rest: string[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, path, number, code, text] = headLine.exec(line) ?? [];
    const last = diagnostics.at(-1);
    if (path) diagnostics.push({ path, line: Number(number), code: Number(code), text: text ?? '' });
    else if (/^\s+\S/.test(line) && last) last.text += `\n${line}`;
    else if (line.trim()) rest.push(line);
  }
  return { diagnostics, rest };
}

/**
 * Converts compiler errors to problems in the MDX files, at most one of each kind per line, and adds problems
 * for expected errors (`// @errors: 2322`) that do not occur.
 * @param files By path in the program.
 * @throws {Error} if an error is in a file that no sample created
 */
export function describeDiagnostics(
  diagnostics: Diagnostic[],
  files: Map<string, SampleFile & { page: string }>,
): Problem[] {
  const problems = new Map<string, Problem>();
  const seen = new Set();
  const add = (problem: Problem) => problems.set(`${problem.file}:${problem.line}: ${problem.text}`, problem);
  for (const { path, line, code, text } of withoutConsequences(diagnostics)) {
    const file = files.get(path);
    if (!file)
      throw new Error(
        `The compiler reported an error in a file that no sample created: ${path}: TS${code}: ${text}`,
      );
    if (file.expects.includes(code)) seen.add(`${file.page}:${file.line}:${code}`);
    else {
      const place = file.lines[line - 1] ?? file.lines.at(-1) ?? file.line;
      const isSyntax = code < 2000 && ({ isSyntax: true } as const);
      add({
        file: file.page,
        line: place,
        text: `${plainText(text)} (TS${code})${hint(code, text)}`,
        ...isSyntax,
      });
    }
  }
  for (const { page, line, expects } of files.values()) {
    for (const code of expects) {
      if (!seen.has(`${page}:${line}:${code}`))
        add({ file: page, line, text: `The sample expects TS${code}, but has no such error.` });
    }
  }
  return [...problems.values()];
}

/** Drops “Cannot find name” for names that are missing only because the import of the same file misspells them. */
function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const meant = diagnostics.flatMap(({ path, text }) => {
    const near = missingExport(text)?.near;
    return near ? [{ path, name: near }] : [];
  });
  return diagnostics.filter(({ path, text }) => {
    const name = /^Cannot find name '([^']+)'/.exec(text)?.[1];
    return !meant.some((each) => each.path === path && each.name === name);
  });
}

/** Compares problems by file, then by line. */
export function byPlace(a: Problem, b: Problem) {
  if (a.file === b.file) return a.line - b.line;
  return a.file < b.file ? -1 : 1;
}

/** Returns what the compiler's message about a missing export names; undefined for other messages. */
function missingExport(text: string) {
  const [, module, name, near] =
    /^(?:Module )?'"([^"]+)"' has no exported member (?:named )?'([^']+)'\.(?: Did you mean '([^']+)'\?)?/.exec(
      text,
    ) ?? [];
  return module ? { module, name, near } : undefined;
}

/** Returns the compiler's message about a missing export in words that do not need its quotes. */
function plainText(text: string) {
  const missing = missingExport(text);
  if (!missing) return text;
  const { module, name, near } = missing;
  return `\`${module}\` has no export \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}`;
}

/** Returns the fix for errors that are not about types. */
function hint(code: number, text: string) {
  const module = missingModule.has(code) ? /'([^']+)'/.exec(text)?.[1] : undefined;
  if (!module) return '';
  return module.startsWith('.')
    ? `\n  Name a fence of this page by that file (title="…"), or begin it with // @filename: in this one.`
    : `\n  Add the package to samples/package.json, or mark the fence: no-check="why".`;
}

/** Formats a problem for printing. */
export function formatProblem({ file, line, text }: Problem) {
  return `${file}:${line}: ${text}`;
}
