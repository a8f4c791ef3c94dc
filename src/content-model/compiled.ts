import fs from 'node:fs';
import path from 'node:path';
import { type CompiledContent, compileContent } from '../mdx/compile';
import { hasSameAnswers } from '../mdx/compile/api-links/use';
import type { CompileEnvironment } from '../mdx/compile/context';
import { linkTarget } from '../mdx/compile/links';
import { ContentError } from '../shared/content-error';
import { atomicWrite } from './atomic-write';
import { cacheFolder } from './cache-folder';
import { digestOf } from './digest';

/** A compiled file as it is kept: with the state of the files that it was made from. */
interface Kept {
  compiled: CompiledContent;
  stamps: Record<string, string>;
}

const memory = new Map<string, { key: string; kept: Promise<Kept> }>();

/**
 * The compiled content of an MDX file. Results are kept in memory and, outside Gatsby's own cache, on disk: by the text of the
 * file and the code of the compiler. A result is used again only while its links and the files it drew in are as they were.
 */
export async function getCompiled(file: string, environment: CompileEnvironment): Promise<CompiledContent> {
  const source = fs.readFileSync(file, 'utf8');
  const key = keyOf(file, source, environment);
  const known = memory.get(file);
  if (known?.key === key) {
    const kept = await known.kept;
    if (isCurrent(kept, file, environment)) return kept.compiled;
  }
  const kept = loadOrCompile({ file, source, key }, environment);
  memory.set(file, { key, kept });
  try {
    return (await kept).compiled;
  } catch (error) {
    memory.delete(file);
    throw error;
  }
}

/** Frees the memory that results take; they stay on disk. */
export function forgetCompiled(): void {
  memory.clear();
}

/** Like `getCompiled`, with the author's mistakes as a value instead of an exception. */
export async function tryCompiled(
  file: string,
  environment: CompileEnvironment,
): Promise<CompiledContent | ContentError> {
  try {
    return await getCompiled(file, environment);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

function keyOf(
  file: string,
  source: string,
  { root, pathPrefix, onUnknownComponent, onBrokenLinks }: CompileEnvironment,
): string {
  return digestOf(path.relative(root, file), source, pathPrefix, onUnknownComponent, onBrokenLinks);
}

async function loadOrCompile(
  { file, source, key }: { file: string; source: string; key: string },
  environment: CompileEnvironment,
): Promise<Kept> {
  const { root, makesPictures = true } = environment;
  const cacheFile = path.join(cacheFolder(root), `${key}.json`);
  const loaded = readKept(cacheFile);
  if (loaded && isCurrent(loaded, file, environment)) return loaded;
  const compiled = await compileContent(file, source, environment);
  const stamps = Object.fromEntries(
    compiled.dependencies.map((dependency) => [dependency, stampOf(dependency)]),
  );
  if (!makesPictures && compiled.dependencies.length > 0) return { compiled, stamps };
  atomicWrite(cacheFile, JSON.stringify({ compiled, stamps }));
  return { compiled, stamps };
}

function readKept(file: string): Kept | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  } catch {
    // A damaged file of the cache is as good as none: it is written anew.
    return undefined;
  }
}

function isCurrent({ compiled, stamps }: Kept, file: string, environment: CompileEnvironment): boolean {
  return (
    Object.entries(stamps).every(([dependency, stamp]) => stampOf(dependency) === stamp) &&
    compiled.links.every(({ href, to }) => to === undefined || linkTarget(href, file, environment) === to) &&
    compiled.missingLinks.every((href) => linkTarget(href, file, environment) === undefined) &&
    hasSameAnswers(compiled.apis, environment.findApi)
  );
}

function stampOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'missing';
}
