/** @typedef {import('./page.mjs').SampleFile} SampleFile */
/** @typedef {import('./page.mjs').Problem} Problem */
/** @typedef {{ path: string, line: number, code: number, text: string }} Diagnostic */

/** Error codes: an unresolved import, an unresolved side-effect import, and a package without types. */
const missingModule = new Set([2307, 2882, 7016]);
const headLine = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/;

/**
 * Parses the output of `tsc --pretty false`. Indented lines belong to the error above them; lines about no
 * file (settings, a crash) are returned as `rest`.
 * @param {string} output
 * @returns {{ diagnostics: Diagnostic[], rest: string[] }}
 */
export function parseDiagnostics(output) {
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  /** @type {string[]} */
  const rest = [];
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
 * @param {Diagnostic[]} diagnostics
 * @param {Map<string, SampleFile & { page: string }>} files By path in the program.
 * @returns {Problem[]}
 * @throws {Error} if an error is in a file that no sample created
 */
export function describeDiagnostics(diagnostics, files) {
  /** @type {Map<string, Problem>} */
  const problems = new Map();
  const seen = new Set();
  const add = (/** @type {Problem} */ problem) =>
    problems.set(`${problem.file}:${problem.line}: ${problem.text}`, problem);
  for (const { path, line, code, text } of diagnostics) {
    const file = files.get(path);
    if (!file)
      throw new Error(
        `The compiler reported an error in a file that no sample created: ${path}: TS${code}: ${text}`,
      );
    if (file.expects.includes(code)) seen.add(`${file.page}:${file.line}:${code}`);
    else {
      const place = file.lines[line - 1] ?? file.lines.at(-1) ?? file.line;
      add({ file: file.page, line: place, text: `${text} (TS${code})${hint(code, text)}` });
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

/**
 * Compares problems by file, then by line.
 * @param {Problem} a
 * @param {Problem} b
 */
export function byPlace(a, b) {
  if (a.file === b.file) return a.line - b.line;
  return a.file < b.file ? -1 : 1;
}

/**
 * Returns the fix for errors that are not about types.
 * @param {number} code
 * @param {string} text
 */
function hint(code, text) {
  const module = missingModule.has(code) ? /'([^']+)'/.exec(text)?.[1] : undefined;
  if (!module) return '';
  return module.startsWith('.')
    ? `\n  Name a fence of this page by that file (title="…"), or begin it with // @filename: in this one.`
    : `\n  Add the package to samples/package.json, or mark the fence: no-check="why".`;
}

/**
 * Formats a problem for printing.
 * @param {Problem} problem
 */
export function formatProblem({ file, line, text }) {
  return `${file}:${line}: ${text}`;
}
