import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readCacheFile, writeCacheFile } from '@docs/content';
import { compile, compilerOptions, type Diagnose } from './compile';
import { byPlace } from './diagnostics';
import { type Problem, type ReadPage, readSamples } from './page';

export interface SampleReport {
  pages: number;
  fences: number;
  /** Fences that say `no-check`. */
  unchecked: number;
  /** Fences compiled in this run; those on unchanged pages were compiled earlier. */
  compiled: number;
  problems: Problem[];
}

/**
 * Type-checks the samples of MDX files against the packages of `samples/`. Skips unchanged pages that passed
 * before.
 * @param files Absolute paths.
 * @param options The project's `root`, and the `folder` that has the packages and the `.cache`.
 */
export async function checkSamples(
  files: string[],
  { root, folder }: { root: string; folder: string },
): Promise<SampleReport> {
  const compiler = join(root, 'node_modules/typescript');
  const cacheFile = join(folder, '.cache', 'passed.json');
  const base = baseDigest(folder, compiler);
  const passed: Record<string, string> = JSON.parse(readCacheFile(cacheFile)?.[0] ?? '{}');
  const pages = files.map((file) => readPage(root, file, base)).filter(({ fences }) => fences > 0);
  const open = pages.filter(({ page, digest }) => passed[page] !== digest);
  const problems = [
    ...open.flatMap((page) => page.problems),
    ...(await compile(open, folder, compiler)),
  ].sort(byPlace);

  const failed = new Set(problems.map(({ file }) => file));
  for (const { page, digest } of open) {
    if (failed.has(page)) delete passed[page];
    else passed[page] = digest;
  }
  writeCacheFile(cacheFile, [JSON.stringify(passed)]);
  const sum = (of: ReadPage[], key: 'fences' | 'unchecked') =>
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
 * Type-checks the samples of one MDX file, whether it passed before or not. `name` is the compiler's folder, so that it
 * can run beside `checkSamples`. `diagnose` is a compiler that is running already.
 */
export async function checkPageSamples(
  file: string,
  {
    root,
    folder,
    name,
    diagnose,
  }: { root: string; folder: string; name: string; diagnose?: Diagnose | undefined },
): Promise<Problem[]> {
  const page = readPage(root, file, '');
  const check = (using?: Diagnose) =>
    compile([page], folder, join(root, 'node_modules/typescript'), { name, diagnose: using });
  // A compiler that is running can end at any time. A new one says what is wrong.
  const problems = diagnose ? await check(diagnose).catch(() => check()) : await check();
  return [...page.problems, ...problems].sort(byPlace);
}

function readPage(root: string, file: string, base: string): ReadPage {
  const page = relative(root, file)
    .split(sep)
    .join('/')
    .replace(/^(\.\.\/)+/, '');
  const samples = readSamples(page, readFileSync(file, 'utf8'));
  return { ...samples, page, digest: digestOf(base, JSON.stringify(samples)) };
}

/**
 * Returns a digest of everything else that a page's result depends on: the packages, the compiler and its
 * settings.
 */
function baseDigest(folder: string, compiler: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const version = readFileSync(join(compiler, 'package.json'), 'utf8');
  return digestOf(read('package-lock.json'), read('assets.d.ts'), version, JSON.stringify(compilerOptions));
}

function digestOf(...texts: string[]) {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}
