import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type CompiledContent, compileContent } from '../mdx/compile';
import { hasSameAnswers } from '../mdx/compile/api-links/use';
import type { CompileEnvironment } from '../mdx/compile/context';
import { linkTarget } from '../mdx/compile/links';
import { ContentError } from '../shared/content-error';
import type { ContentTree } from '../shared/content-tree';
import { problemStyle } from '../shared/problem-style';
import { atomicWrite } from './atomic-write';
import { cacheFolder } from './cache-folder';
import { digestOf } from './digest';
import { withOwnText } from './own-text';

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
  /** Returns the compiled content of an MDX file if the cache has it. Compiles nothing. */
  cached(file: string): CompiledFile | undefined;
  /** Compiles files one by one. Returns the results by file. */
  compileAll(files: readonly string[]): Promise<Map<string, CompiledFile | ContentError>>;
  /** Keys of the cached results that this compiler has used. */
  usedKeys(): ReadonlySet<string>;
}

/** A compiled file in the cache without its trees, with the state of its inputs. */
interface Cached {
  facts: CompiledFacts;
  isModule: boolean;
  digest: string;
  stamps: Record<string, string>;
}

interface Known extends Cached {
  compiled: CompiledFile;
}

/**
 * Creates a compiler that caches results in memory and on disk (outside of Gatsby's cache), keyed by the
 * file's text and the compiler's code. A cached result is reused only if its links and the files it includes
 * are unchanged.
 */
export function createCompiler(environment: CompileEnvironment): Compiler {
  const memory = new Map<string, { key: string; known: Promise<Known> }>();
  const used = new Set<string>();
  const compile: Compiler['compile'] = async (file) => {
    const source = fs.readFileSync(file, 'utf8');
    const key = keyOf(file, source, environment);
    used.add(key);
    try {
      const before = memory.get(file);
      if (before?.key === key) {
        const known = await before.known;
        if (isCurrent(known, file, environment)) return known.compiled;
      }
      const known = loadOrCompile({ file, source, key }, environment);
      memory.set(file, { key, known });
      return (await known).compiled;
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
      return known.compiled;
    },
    async compileAll(files) {
      const results = new Map<string, CompiledFile | ContentError>();
      for (const file of files) {
        results.set(file, await compile(file));
        // The development server answers requests meanwhile.
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
 * @throws {Error} if the cache does not have them.
 */
export function readTrees(root: string, key: string): CompiledTrees {
  const file = cacheFile(root, key);
  try {
    return JSON.parse(readLines(file).trees);
  } catch (cause) {
    throw new Error(`${file} is gone: build again.`, { cause });
  }
}

/** Returns the placeholder tree of a file with mistakes, shown in development. */
export function mistakeTree(message: string): ContentTree {
  const props = { style: problemStyle, role: 'alert' };
  return [{ tag: 'pre', props, children: [message] }];
}

function keyOf(
  file: string,
  source: string,
  { root, pathPrefix, onUnknownComponent, onBrokenLinks, imageMode = 'processed' }: CompileEnvironment,
): string {
  const settings = [
    pathPrefix,
    onUnknownComponent,
    onBrokenLinks,
    imageMode === 'processed' ? '' : imageMode,
  ];
  return digestOf(path.relative(root, file), source, ...settings);
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

/** Returns the key of a file's cached result if the file has no images, which no setting of images changes. */
function plainKeyOf({ file, source, key }: Source, environment: CompileEnvironment): string {
  const { imageMode = 'processed' } = environment;
  return imageMode === 'processed' ? key : keyOf(file, source, { ...environment, imageMode: 'processed' });
}

function loadCached(given: Source, environment: CompileEnvironment): Known | undefined {
  const { root, hasPicture = () => true } = environment;
  for (const name of new Set([given.key, plainKeyOf(given, environment)])) {
    const cached = readCached(cacheFile(root, name));
    const isUsable = cached && (name === given.key || Object.keys(cached.stamps).length === 0);
    if (isUsable && isCurrent(cached, given.file, environment) && cached.facts.pictures.every(hasPicture))
      return inMemory(cached, root, name);
  }
  return undefined;
}

async function loadOrCompile(given: Source, environment: CompileEnvironment): Promise<Known> {
  const known = loadCached(given, environment);
  if (known) return known;
  const { file, source, key } = given;
  const { root } = environment;
  const { tree, excerpt, ...compiled } = await compileContent(file, source, environment);
  const facts = withOwnText(compiled);
  const stamps = Object.fromEntries(facts.dependencies.map((each) => [each, stampOf(each)]));
  const digest = digestOf(JSON.stringify([facts, tree, excerpt])).slice(0, 32);
  const name = facts.dependencies.length === 0 ? plainKeyOf(given, environment) : key;
  const cached: Cached = { facts, isModule: tree === null, digest, stamps };
  const trees: CompiledTrees = { tree, excerpt };
  atomicWrite(cacheFile(root, name), `${JSON.stringify(cached)}\n${JSON.stringify(trees)}\n`);
  return inMemory(cached, root, name);
}

function inMemory(cached: Cached, root: string, key: string): Known {
  const { facts, isModule, digest } = cached;
  return { ...cached, compiled: { facts, isModule, key, digest, trees: () => readTrees(root, key) } };
}

function readCached(file: string): Cached | undefined {
  try {
    return JSON.parse(readLines(file).cached);
  } catch {
    // A corrupt cache file counts as missing and is overwritten.
    return undefined;
  }
}

/**
 * Reads a file of the cache: `Cached` in the first line and the trees, which are rarely needed, in the second.
 * @throws {Error} if the file does not exist or is incomplete
 */
function readLines(file: string): { cached: string; trees: string } {
  const [cached, trees, end] = fs.readFileSync(file, 'utf8').split('\n');
  if (!cached || !trees || end !== '') throw new Error(`${file} is incomplete.`);
  return { cached, trees };
}

function isCurrent(
  { facts, stamps }: Pick<Cached, 'facts' | 'stamps'>,
  file: string,
  environment: CompileEnvironment,
): boolean {
  return (
    Object.entries(stamps).every(([dependency, stamp]) => stampOf(dependency) === stamp) &&
    facts.links.every(({ href, to }) => to === undefined || linkTarget(href, file, environment) === to) &&
    facts.missingLinks.every((href) => linkTarget(href, file, environment) === undefined) &&
    hasSameAnswers(facts.apis, environment.findApi)
  );
}

function stampOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'missing';
}
