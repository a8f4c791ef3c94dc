import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';

/** The chunk that every page runs, and the one of the template that most pages have. */
const mainChunks = ['app', 'component---src-templates-doc-tsx'];

/** From so many kinds of page on, what they share is loaded with every page: one request and one round trip less. */
const widelyShared = 8;

interface Group {
  name: string;
  test: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;
  chunks: 'all' | ((chunk: Chunk) => boolean);
  priority: number;
  minChunks?: number;
  enforce: true;
}

const isStyle = (module: Module) => module.type === 'css/mini-extract';

const isPage = (chunk: Chunk) => Boolean(chunk.name?.startsWith('component---'));

/** Chunks of a module: of pages, of the app, and of parts that are loaded later. */
const chunksOf = (module: Module, graph: ChunkGraph) => [...graph.getModuleChunksIterable(module)];

/**
 * Whether a module belongs to what every page loads: the app, docs pages and what many other pages have too. Styles of a part that is
 * loaded after the first use (the search modal, the drawer) stay with its code.
 */
function isMain(module: Module, graph: ChunkGraph): boolean {
  const chunks = chunksOf(module, graph);
  return (
    chunks.some(({ name }) => mainChunks.includes(name ?? '')) || chunks.filter(isPage).length >= widelyShared
  );
}

/**
 * Styles by kind of page: one file with what docs pages need, which all pages load, one with what some other kinds share, and one of
 * its own for each kind. A file for each set of kinds would be ten more, of half a kilobyte. No rule is in two files, because a module
 * is in one chunk only.
 */
const styleGroups: Record<string, Group> = {
  styles: {
    name: 'styles',
    test: (module, { chunkGraph }) => isStyle(module) && isMain(module, chunkGraph),
    chunks: 'all',
    priority: 50,
    enforce: true,
  },
  sharedStyles: {
    name: 'shared-styles',
    test: isStyle,
    chunks: 'all',
    priority: 45,
    minChunks: 2,
    enforce: true,
  },
};

/** Whether a chunk is loaded by the app or by what it loads; those of a worker are not, and share no memory with it. */
function isBelowApp(chunk: Chunk): boolean {
  const seen = new Set<ChunkGroup>();
  const leadsToApp = (group: ChunkGroup): boolean => {
    if (group.name === 'app' || seen.has(group)) return true;
    seen.add(group);
    const parents = group.getParents();
    return parents.length > 0 && parents.every(leadsToApp);
  };
  return [...chunk.groupsIterable].every(leadsToApp);
}

/**
 * Divides the browser's bundle by what kinds of page need. Gatsby puts all styles of the site into one file. Code that most kinds of page
 * share becomes a part of the app, and so does webpack's runtime: two requests less.
 */
export function splitByPage(config: Configuration): void {
  const optimization = config.optimization ?? {};
  const { splitChunks } = optimization;
  if (!splitChunks) return;
  const groups: Record<string, unknown> = {
    ...splitChunks.cacheGroups,
    ...styleGroups,
    widelyShared: {
      name: 'app',
      test: (module, { chunkGraph }) =>
        !isStyle(module) && chunksOf(module, chunkGraph).filter(isPage).length >= widelyShared,
      chunks: isBelowApp,
      priority: 25,
      enforce: true,
    } satisfies Group,
  };
  splitChunks.cacheGroups = groups as NonNullable<typeof splitChunks.cacheGroups>;
  config.optimization = { ...optimization, runtimeChunk: false };
}
