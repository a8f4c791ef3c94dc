import { posix } from 'node:path';
import { type Fence, readFences } from './fences';
import { fenceValue, isSample, noCheckReason } from './sample-fence';

/** A problem for an author to fix; `line` counts from 1 in the MDX file. */
export interface Problem {
  file: string;
  line: number;
  text: string;
  /** Whether it may be a syntax error, after which the compiler checks no types. */
  isSyntax?: true;
}

/** A file of the type-checked program. */
export interface SampleFile {
  /** Relative to the program's folder: page, line of the fence, file name. */
  path: string;
  text: string;
  /** The MDX file's line of each line of `text`. */
  lines: number[];
  /** Codes of the errors that the fence expects. */
  expects: number[];
  /** Line of its fence. */
  line: number;
}

/** The files of a page in the program. */
export interface PageSamples {
  files: SampleFile[];
  /** All code fences in a checked language. */
  fences: number;
  /** Number of fences that say `no-check`. */
  unchecked: number;
  problems: Problem[];
}

/** The samples of a page with its path and a digest of everything that their result depends on. */
export type ReadPage = PageSamples & { page: string; digest: string };

type Part = { path: string; code: string[]; lines: number[]; fence: number; expects: number[] };

const fileName = /^[\w@.[\]()/-]+\.[cm]?[jt]sx?$/;
const fileMark = /^\s*\/\/\s*@filename:\s*(\S+)\s*$/;
const errorMark = /^\s*\/\/\s*@errors:\s*([\d\s]+)$/;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;

/**
 * Converts the code fences of an MDX page to files. Each fence gets its own folder with the files that
 * `// @filename:` starts, and stubs for files that other fences of the page name in their `title`. A fence
 * marked `continues` is appended to the previous one.
 * @param file Path of the page, used in messages and as the folder of its files.
 */
export function readSamples(file: string, source: string): PageSamples {
  const fences = readFences(source).filter(({ language }) => isSample(language));
  const problems: Problem[] = [];
  const checked: Part[][] = [];
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

/** Returns the files of one fence: one file, or one per `// @filename:`. */
function partsOf({ language, meta, line, code }: Fence): Part[] {
  const title = fenceValue(meta, 'title') ?? '';
  const own = fileName.test(title) ? safePath(title) : `sample.${language}`;
  const expects: number[] = [];
  const parts: Part[] = [];
  const begin = (path: string) => parts.push({ path, code: [], lines: [], fence: line, expects });
  code.forEach((text, index) => {
    const named = fileMark.exec(text)?.[1];
    if (named || parts.length === 0) begin(named ? safePath(named) : own);
    expects.push(...(errorMark.exec(text)?.[1]?.trim().split(/\s+/).map(Number) ?? []));
    parts.at(-1)?.code.push(text);
    parts.at(-1)?.lines.push(line + 1 + index);
  });
  return parts;
}

/** Prepends the last file of the previous fence to the first file of this one, and adds its other files. */
function join(before: Part[], parts: Part[]) {
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
 */
function standIns(file: string, parts: Part[], checked: Part[][]): SampleFile[] {
  const own = new Set(parts.map(({ path }) => withoutExtension(path)));
  const others = checked.filter((other) => other !== parts).flatMap((other) => other.slice(-1));
  const out = new Map<string, Part>();
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

function sampleFile(file: string, { path, code, lines, fence, expects }: Part): SampleFile {
  return { path: `${file}/${fence}/${path}`, text: `${code.join('\n')}\n`, lines, expects, line: fence };
}

/** Restricts a path to its fence's folder. */
function safePath(path: string) {
  return posix.join('/', path).slice(1);
}

function withoutExtension(path: string) {
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}
