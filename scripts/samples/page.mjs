import { posix } from 'node:path';
import { fenceValue, isSample, noCheckReason } from '../../src/shared/sample-fence.mjs';
import { readFences } from './fences.mjs';

/**
 * @typedef {object} Problem A problem for an author to fix; `line` counts from 1 in the MDX file.
 * @property {string} file
 * @property {number} line
 * @property {string} text
 *
 * @typedef {object} SampleFile A file of the type-checked program.
 * @property {string} path Relative to the program's folder: page, line of the fence, file name.
 * @property {string} text
 * @property {number[]} lines The MDX file's line of each line of `text`.
 * @property {number[]} expects Codes of the errors that the fence expects.
 * @property {number} line Line of its fence.
 *
 * @typedef {object} PageSamples The files of a page in the program.
 * @property {SampleFile[]} files
 * @property {number} fences All code fences in a checked language.
 * @property {number} unchecked Number of fences that say `no-check`.
 * @property {Problem[]} problems
 *
 * @typedef {{ path: string, code: string[], lines: number[], fence: number, expects: number[] }} Part
 */

const fileName = /^[\w@.[\]()/-]+\.[cm]?[jt]sx?$/;
const fileMark = /^\s*\/\/\s*@filename:\s*(\S+)\s*$/;
const errorMark = /^\s*\/\/\s*@errors:\s*([\d\s]+)$/;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;

/**
 * Converts the code fences of an MDX page to files. Each fence gets its own folder with the files that
 * `// @filename:` starts, and stubs for files that other fences of the page name in their `title`. A fence
 * marked `continues` is appended to the previous one.
 * @param {string} file Path of the page, used in messages and as the folder of its files.
 * @param {string} source
 * @returns {PageSamples}
 */
export function readSamples(file, source) {
  const fences = readFences(source).filter(({ language }) => isSample(language));
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Part[][]} */
  const checked = [];
  let unchecked = 0;
  for (const fence of fences) {
    const reason = noCheckReason(fence.meta);
    if (reason !== undefined) unchecked++;
    if (reason === '') {
      problems.push({ file, line: fence.line, text: 'no-check without a reason. Write why: no-check="…"' });
    }
    if (reason !== undefined) continue;
    const parts = partsOf(fence);
    if (fenceValue(fence.meta, 'continues') !== undefined) {
      const before = checked.at(-1);
      if (before) join(before, parts);
      else problems.push({ file, line: fence.line, text: 'continues without a checked fence before it' });
    }
    checked.push(parts);
  }
  const files = checked.flatMap((parts) => [
    ...parts.map((part) => sampleFile(file, part)),
    ...standIns(file, parts, checked),
  ]);
  return { files, fences: fences.length, unchecked, problems };
}

/**
 * Returns the files of one fence: one file, or one per `// @filename:`.
 * @param {import('./fences.mjs').Fence} fence
 * @returns {Part[]}
 */
function partsOf({ language, meta, line, code }) {
  const title = fenceValue(meta, 'title') ?? '';
  const own = fileName.test(title) ? safePath(title) : `sample.${language}`;
  /** @type {number[]} */
  const expects = [];
  /** @type {Part[]} */
  const parts = [];
  const begin = (/** @type {string} */ path) =>
    parts.push({ path, code: [], lines: [], fence: line, expects });
  code.forEach((text, index) => {
    const named = fileMark.exec(text)?.[1];
    if (named || parts.length === 0) begin(named ? safePath(named) : own);
    expects.push(...(errorMark.exec(text)?.[1]?.trim().split(/\s+/).map(Number) ?? []));
    parts.at(-1)?.code.push(text);
    parts.at(-1)?.lines.push(line + 1 + index);
  });
  return parts;
}

/**
 * Prepends the last file of the previous fence to the first file of this one, and adds its other files.
 * @param {Part[]} before
 * @param {Part[]} parts
 */
function join(before, parts) {
  const [first] = parts;
  const last = before.at(-1);
  if (!first || !last) return;
  first.code.unshift(...last.code);
  first.lines.unshift(...last.lines);
  first.expects.push(...last.expects);
  if (first.path.startsWith('sample.')) first.path = last.path;
  parts.unshift(...before.slice(0, -1).map((part) => ({ ...part, fence: first.fence })));
}

/**
 * Stubs that re-export what another fence of the page exports: one for each import of a file that this fence
 * does not contain. Uses the nearest fence above that contains it, else the first below.
 * @param {string} file
 * @param {Part[]} parts
 * @param {Part[][]} checked
 * @returns {SampleFile[]}
 */
function standIns(file, parts, checked) {
  const own = new Set(parts.map(({ path }) => withoutExtension(path)));
  const others = checked.filter((other) => other !== parts).flatMap((other) => other.slice(-1));
  /** @type {Map<string, Part>} */
  const out = new Map();
  for (const { path: importer, code: text, fence } of parts) {
    for (const [, , specifier = ''] of text.join('\n').matchAll(relativeImport)) {
      const wanted = withoutExtension(posix.join(posix.dirname(importer), specifier));
      const having = others.filter(({ path }) =>
        [wanted, `${wanted}/index`].includes(withoutExtension(path)),
      );
      const source = having.findLast((other) => other.fence < fence) ?? having[0];
      if (own.has(wanted) || !source) continue;
      const path = `${wanted}.ts`;
      const target = posix.relative(
        posix.dirname(`${fence}/${path}`),
        `${source.fence}/${withoutExtension(source.path)}`,
      );
      const code = [`export * from '${target}';`];
      if (/\bexport default\b|\bas default\b/.test(source.code.join('\n')))
        code.push(`export {default} from '${target}';`);
      out.set(path, { path, code, lines: code.map(() => fence), fence, expects: [] });
    }
  }
  return [...out.values()].map((part) => sampleFile(file, part));
}

/**
 * @param {string} file
 * @param {Part} part
 * @returns {SampleFile}
 */
function sampleFile(file, { path, code, lines, fence, expects }) {
  return { path: `${file}/${fence}/${path}`, text: `${code.join('\n')}\n`, lines, expects, line: fence };
}

/**
 * Restricts a path to its fence's folder.
 * @param {string} path
 */
function safePath(path) {
  return posix.join('/', path).slice(1);
}

/** @param {string} path */
function withoutExtension(path) {
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}
