import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite, codeDigest, digestOf } from '@docs/content';
import type { ChunkGroup, Compilation, Compiler, Configuration, DefinePlugin, Stats } from 'webpack';

/** A bundle of an earlier build: its inputs, and what Gatsby needs to know about it. */
interface CachedBundle {
  /** Files outside of packages that webpack read. */
  files: string[];
  /** Folders whose files it listed. */
  folders: string[];
  /** Files that it looked for but did not find. If such a file is added, it belongs in the bundle. */
  missing: string[];
  /** Digest of the settings, files and folders. */
  digest: string;
  outputs: string[];
  hash: string;
  chunkGroups: CachedChunkGroup[];
}

interface CachedChunkGroup {
  /** Null if the group has none. */
  name: string | null;
  /** Hashes of the chunks. */
  chunks: string[];
  /** Identifiers of the modules that import the group, an empty string for an entry. */
  origins: string[];
  /** Positions of the groups that this one loads, in the list of all groups. */
  children: number[];
}

/** Bundles of this build, by their cache file. */
const made = new Map<string, CachedBundle>();

/**
 * Skips a bundle if all of its inputs are the same as in the last build, or at the last start of the development
 * server. After bundling, only keeps in memory what Gatsby reads about the bundle. `root` is the project's folder.
 *
 * An interrupted build caches nothing. A browser bundle with warnings is not cached either, because Gatsby shows
 * the warnings in each build. Builds and the development server write the HTML renderer to the same file, so each
 * of them discards what the other has cached.
 */
export function cacheBundle(config: Configuration, stage: string, root: string): void {
  const file = cacheFile(root, stage);
  config.plugins?.push({
    apply(compiler) {
      const run = compiler.run.bind(compiler);
      compiler.run = (callback) => {
        const settings = digestOf(...settingsOf(compiler, root));
        const cached = readCached(file);
        if (cached && isCurrent(cached, settings, compiler)) {
          made.set(file, cached);
          callback(null, statsOf(cached));
          return;
        }
        forget(file);
        if (stage === 'build-html') forget(cacheFile(root, 'develop-html'));
        const start = Date.now();
        run((error, stats) => {
          const isShown = stage === 'build-javascript' && stats?.hasWarnings();
          if (stats && !stats.hasErrors() && !isShown) {
            const bundle = describe(stats.compilation, settings, compiler);
            if (!bundle.files.some((name) => isNewer(name, start))) made.set(file, bundle);
            release(compiler, (problem) => callback(problem, problem ? undefined : statsOf(bundle)));
            return;
          }
          callback(error, stats);
        });
      };
    },
  });
}

/**
 * Closes a compiler and releases all modules and their sources. Gatsby keeps a reference to each of its compilers
 * until the build ends, because their virtual modules may change.
 */
function release(compiler: Compiler, done: (error: Error | null) => void): void {
  const { inputFileSystem } = compiler;
  const clear = (error: Error | null) => {
    inputFileSystem?.purge?.();
    for (const name of Object.keys(compiler)) Reflect.deleteProperty(compiler, name);
    Object.assign(compiler, { inputFileSystem, close: (callback: () => void) => callback() });
    done(error);
  };
  // Webpack calls another hook right after the bundle's callback.
  setImmediate(() => compiler.close(clear));
}

/** Returns whether a file was edited after a certain time. Webpack may then have read its previous content. */
function isNewer(file: string, time: number): boolean {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.mtimeMs >= time;
}

/** Caches the bundles when a build has succeeded, or when the development server starts. */
export function writeBundleCache(): void {
  for (const [file, bundle] of made) atomicWrite(file, JSON.stringify(bundle));
}

function forget(file: string): void {
  made.delete(file);
  fs.rmSync(file, { force: true });
}

/** Discards the cache, because the development server changes what Gatsby knows about the bundles. */
export function deleteBundleCache(root: string): void {
  fs.rmSync(path.dirname(cacheFile(root, '')), { recursive: true, force: true });
}

/** Gatsby deletes this folder together with what it knows about the bundles. */
function cacheFile(root: string, stage: string): string {
  return path.join(root, '.cache/bundle-cache', `${stage}.json`);
}

function readCached(file: string): CachedBundle | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns what affects a bundle in addition to its files: our build code, package versions, and constants. */
function settingsOf({ options: { plugins, output, mode, cache } }: Compiler, root: string): string[] {
  const files = ['package.json', 'gatsby-config.ts'];
  const constants = plugins
    .filter((plugin): plugin is DefinePlugin => plugin?.constructor.name === 'DefinePlugin')
    .map(({ definitions }) => Object.entries(definitions).filter(([name]) => mayAffectPages(name)));
  return [
    codeDigest(root, ['packages/content', 'plugins']),
    ...files.map((name) => fs.readFileSync(path.join(root, name), 'utf8')),
    JSON.stringify([constants, output.publicPath, mode, cache, process.versions.node]),
  ];
}

/**
 * Returns whether a constant may change a bundle. For HTML renderers, Gatsby defines every environment variable,
 * even the terminal's working folder; for browsers, only those that pages can use. `GATSBY_NODE_GLOBALS` contains a
 * random identifier, and is only for Gatsby's worker processes.
 */
function mayAffectPages(constant: string): boolean {
  const [, variable] = /^process\.env\.(.*)$/.exec(constant) ?? [];
  if (variable === undefined) return true;
  return /^(GATSBY_(?!NODE_GLOBALS$).*|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/.test(variable);
}

/** Returns whether a bundle would be the same if it were built again. */
function isCurrent(cached: CachedBundle, settings: string, compiler: Compiler): boolean {
  return (
    cached.outputs.every((file) => fs.existsSync(file)) &&
    !cached.missing.some((file) => fs.existsSync(file)) &&
    cached.digest === digestInputs(cached, settings, compiler)
  );
}

function describe(compilation: Compilation, settings: string, compiler: Compiler): CachedBundle {
  const { fileDependencies, contextDependencies, missingDependencies, chunkGroups } = compilation;
  // The lockfile contains the versions of packages.
  const ours = (files: Iterable<string>) =>
    [...files].filter((file) => !/[\\/]node_modules[\\/](?!\.cache[\\/])/.test(file)).sort();
  const inputs = { files: ours(fileDependencies), folders: ours(contextDependencies) };
  return {
    ...inputs,
    missing: ours(missingDependencies).filter((file) => !fs.existsSync(file)),
    digest: digestInputs(inputs, settings, compiler),
    outputs: compilation.getAssets().map(({ name }) => path.join(compiler.outputPath, name)),
    hash: compilation.hash ?? '',
    chunkGroups: chunkGroups.map((group) => describeGroup(group, chunkGroups)),
  };
}

function describeGroup(group: ChunkGroup, all: readonly ChunkGroup[]): CachedChunkGroup {
  return {
    name: group.name ?? null,
    chunks: group.chunks.map(({ hash }) => hash ?? ''),
    origins: group.origins.map(({ module }) => module?.identifier() ?? ''),
    children: [...group.childrenIterable].map((child) => all.indexOf(child)),
  };
}

function digestInputs(
  { files, folders }: Pick<CachedBundle, 'files' | 'folders'>,
  settings: string,
  { inputFileSystem }: Compiler,
): string {
  return digestOf(
    settings,
    ...files.flatMap((file) => [file, contentOf(file, inputFileSystem)]),
    ...folders.flatMap((folder) => [folder, ...namesIn(folder)]),
  );
}

function namesIn(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}

/** Returns the content of a file, which may only exist in webpack's file system. A folder has no content. */
function contentOf(file: string, files: Compiler['inputFileSystem']): string | Buffer {
  try {
    return files?.readFileSync?.(file) ?? '';
  } catch {
    return '';
  }
}

/** Returns the statistics that Gatsby reads. */
function statsOf({ hash, chunkGroups }: CachedBundle): Stats {
  const groups = chunkGroups.map(({ name, chunks, origins }) => ({
    name,
    chunks: chunks.map((chunk) => ({ hash: chunk })),
    origins: origins.map((origin) => ({ module: origin ? { identifier: () => origin } : null })),
    childrenIterable: [] as unknown[],
  }));
  chunkGroups.forEach(({ children }, index) => {
    groups[index]?.childrenIterable.push(...children.map((child) => groups[child]));
  });
  const stats = {
    hash,
    // The development server lists the modules of its HTML renderer for its error overlay, but its other bundle
    // contains the same modules.
    compilation: { hash, chunkGroups: groups, modules: [], errors: [], warnings: [] },
    hasErrors: () => false,
    hasWarnings: () => false,
  };
  return stats as unknown as Stats;
}
