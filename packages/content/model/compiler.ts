import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type CompiledContent, compileContent } from '../compile';
import { hasSameAnswers } from '../compile/api-links/use';
import type { CompileEnvironment } from '../compile/context';
import { linkTarget } from '../compile/links';
import { componentsKey } from '../compile/own-components';
import { ContentError, type ContentProblem, formatProblem } from '../shared/content-error';
import type { ContentTree } from '../shared/content-tree';
import { editQuery, splitProblem } from '../shared/edits';
import { editButtonStyle, problemStyle } from '../shared/problem-style';
import { readCacheFile, writeCacheFile } from './cache-file';
import { cacheFolder } from './cache-folder';
import { detachedCopy } from './detached-copy';
import { digestOf } from './digest';

/** The facts about a compiled file, without its trees, which take most of the memory. */
export type CompiledFacts = Omit<CompiledContent, 'tree' | 'excerpt'>;

/** The trees of a compiled file; null as in `CompiledContent`. */
export type CompiledTrees = Pick<CompiledContent, 'tree' | 'excerpt'>;

/** A compiled file: the facts in memory, the trees on disk. */
export interface CompiledFile {
  facts: CompiledFacts;
  /** Whether the file is rendered as a module. If so, it has no tree. */
  isModule: boolean;
  /** Key of the cached trees, for `readTrees`. */
  key: string;
  /** Changes whenever the facts or the trees do. */
  digest: string;
  trees(): CompiledTrees;
}

/** Compiles the files of one site. */
export interface Compiler {
  /** Returns the compiled content of an MDX file, or the author's mistakes in it. */
  compile(file: string): Promise<CompiledFile | ContentError>;
  /** Returns the compiled content of an MDX file if it is in the cache. Compiles nothing. */
  cached(file: string): CompiledFile | undefined;
  /** Compiles files one by one. Returns the results by file. */
  compileAll(files: readonly string[]): Promise<Map<string, CompiledFile | ContentError>>;
  /** Keys of the cached results that this compiler has used. */
  usedKeys(): ReadonlySet<string>;
}

/**
 * A compiled file in the cache, without its trees. Paths are relative to the project, so that a copy of the project
 * can use the cache.
 */
interface Cached {
  facts: CompiledFacts;
  isModule: boolean;
  digest: string;
  /** The state of the files that it includes, in the order of `facts.dependencies`. */
  stamps: string[];
}

/**
 * Creates a compiler that caches results in memory and on disk (outside of Gatsby's cache), keyed by the
 * file's text and the compiler's code. A cached result is reused only if its links and the files it includes
 * are unchanged.
 */
export function createCompiler(environment: CompileEnvironment): Compiler {
  const { root } = environment;
  const memory = new Map<string, { key: string; known: Promise<Cached> }>();
  const used = new Set<string>();
  const compile: Compiler['compile'] = async (file) => {
    const source = fs.readFileSync(file, 'utf8');
    const key = keyOf(file, source, environment);
    used.add(key);
    try {
      const before = memory.get(file);
      if (before?.key === key) {
        const known = await before.known;
        if (isCurrent(known, file, environment)) return compiledFile(known, root, key);
      }
      const known = loadOrCompile({ file, source, key }, environment);
      memory.set(file, { key, known });
      return compiledFile(await known, root, key);
    } catch (error) {
      memory.delete(file);
      if (error instanceof ContentError) return error;
      throw error;
    }
  };
  return {
    compile,
    cached(file) {
      const source = fs.readFileSync(file, 'utf8');
      const key = keyOf(file, source, environment);
      const known = loadCached({ file, source, key }, environment);
      if (!known) return undefined;
      used.add(key);
      memory.set(file, { key, known: Promise.resolve(known) });
      return compiledFile(known, root, key);
    },
    async compileAll(files) {
      const results = new Map<string, CompiledFile | ContentError>();
      for (const file of files) {
        results.set(file, await compile(file));
        // Lets the development server answer requests between two files.
        await setImmediate();
      }
      return results;
    },
    usedKeys: () => used,
  };
}

/**
 * Reads the cached trees with a key from `CompiledFile`.
 *
 * @throws {Error} if they are not in the cache.
 */
export function readTrees(root: string, key: string): CompiledTrees {
  const file = cacheFile(root, key);
  const [, trees] = readCacheFile(file) ?? [];
  if (!trees) throw new Error(`${file} no longer exists. Build again.`);
  return JSON.parse(trees);
}

/** Returns the placeholder tree of a file with mistakes, shown in development. */
export function mistakeTree(problems: readonly ContentProblem[]): ContentTree {
  const children = problems.flatMap((problem, index): ContentTree => {
    const [place, rest] = splitProblem(formatProblem(problem));
    const props = { type: 'button', style: editButtonStyle, 'data-edit': editQuery(problem) };
    return [index > 0 ? '\n\n' : '', { tag: 'button', props, children: [place] }, rest];
  });
  return [{ tag: 'pre', props: { style: problemStyle, role: 'alert' }, children }];
}

/**
 * A file with images has a different key for each image mode. A file's partials may have images even if the file
 * itself has none.
 */
const mayHaveImages = /!\[|<img|^[ \t]*import\b/m;

function keyOf(file: string, source: string, environment: CompileEnvironment): string {
  const { root, pathPrefix, onUnknownComponent, onBrokenLinks, imageMode = 'processed' } = environment;
  const mode = (mayHaveImages.test(source) ? imageMode : '') + componentsKey(environment.componentsDir);
  return digestOf(path.relative(root, file), source, pathPrefix, onUnknownComponent, onBrokenLinks, mode);
}

function cacheFile(root: string, key: string): string {
  return path.join(cacheFolder(root), `${key}.json`);
}

/** A file with its text and the key of its cached result. */
interface Source {
  file: string;
  source: string;
  key: string;
}

function loadCached({ file, key }: Source, environment: CompileEnvironment): Cached | undefined {
  const { root, hasPicture = () => true } = environment;
  const [line] = readCacheFile(cacheFile(root, key)) ?? [];
  if (!line) return undefined;
  const cached = withDependencies(JSON.parse(line), (each) => path.resolve(root, each));
  return isCurrent(cached, file, environment) && cached.facts.pictures.every(hasPicture) ? cached : undefined;
}

async function loadOrCompile(given: Source, environment: CompileEnvironment): Promise<Cached> {
  const known = loadCached(given, environment);
  if (known) return known;
  const { root } = environment;
  const { tree, excerpt, ...compiled } = await compileContent(given.file, given.source, environment);
  const facts = detachedCopy(compiled);
  const trees: CompiledTrees = { tree, excerpt };
  const digest = digestOf(JSON.stringify([facts, trees])).slice(0, 32);
  const cached: Cached = { facts, isModule: tree === null, digest, stamps: facts.dependencies.map(stampOf) };
  const line = JSON.stringify(withDependencies(cached, (each) => path.relative(root, each)));
  writeCacheFile(cacheFile(root, given.key), [line, JSON.stringify(trees)]);
  return cached;
}

/** Returns a copy with different paths for the files that it includes. */
function withDependencies(cached: Cached, change: (file: string) => string): Cached {
  const { facts } = cached;
  return { ...cached, facts: { ...facts, dependencies: facts.dependencies.map(change) } };
}

function compiledFile({ facts, isModule, digest }: Cached, root: string, key: string): CompiledFile {
  return { facts, isModule, key, digest, trees: () => readTrees(root, key) };
}

function isCurrent({ facts, stamps }: Cached, file: string, environment: CompileEnvironment): boolean {
  return (
    (facts.history === undefined || facts.history === environment.historyKey()) &&
    facts.dependencies.every((dependency, index) => stampOf(dependency) === stamps[index]) &&
    facts.links.every(({ href, to }) => to === undefined || linkTarget(href, file, environment) === to) &&
    facts.missingLinks.every((href) => linkTarget(href, file, environment) === undefined) &&
    hasSameAnswers(facts.apis, environment.findApi)
  );
}

function stampOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'missing';
}

/** Returns the compiled file of a document, or undefined if it has mistakes. */
export function compiledOf(
  { compiled }: { compiled: ReadonlyMap<string, CompiledFile | ContentError> },
  sourcePath: string,
): CompiledFile | undefined {
  const result = compiled.get(sourcePath);
  return result instanceof ContentError ? undefined : result;
}
