import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';

/** The chunks of the templates of docs pages: without and with demos, tools and videos. */
const docChunk = 'component---src-templates-doc-tsx';
const heavyDocChunk = 'component---src-templates-heavy-doc-tsx';

/** What docs pages with demos share with other kinds of page. */
const heavyParts = 'heavy-parts';

/** What many kinds of page share, but not docs pages. */
const pageParts = 'page-parts';

/** The chunk that every page runs, and the one of the template that most pages have. */
const mainChunks = ['app', docChunk];

/** From so many kinds of page on, what they share is in one file: fewer requests. */
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
 * Whether a module belongs to what every page loads, or all docs pages. Styles of a part that is loaded after the first use (the search
 * modal, the drawer) stay with its code.
 */
function isMain(module: Module, graph: ChunkGraph): boolean {
  const chunks = chunksOf(module, graph);
  return chunks.some(({ name }) => mainChunks.includes(name ?? ''));
}

/** The kinds of page that have a module. */
const kindsOf = (module: Module, graph: ChunkGraph) =>
  chunksOf(module, graph)
    .filter(isPage)
    .map(({ name }) => name ?? '');

/** Whether a module is a part of all docs pages, and of no other kind. */
function isDocPart(module: Module, graph: ChunkGraph): boolean {
  const kinds = kindsOf(module, graph);
  return kinds.length === 2 && kinds.includes(docChunk) && kinds.includes(heavyDocChunk);
}

/** Whether a module is a part of docs pages, which are most of the site, and of other kinds too. */
function isOfDocsAndOthers(module: Module, graph: ChunkGraph): boolean {
  const kinds = kindsOf(module, graph);
  return kinds.length > 2 && kinds.includes(docChunk);
}

/** Whether a module is a part of many kinds of page, but not of docs pages. */
function isOfOthers(module: Module, graph: ChunkGraph): boolean {
  const kinds = kindsOf(module, graph);
  return kinds.length >= widelyShared && !kinds.includes(docChunk);
}

/** Whether a module is shared by docs pages with demos and others, but not by those without. */
function isHeavyPart(module: Module, graph: ChunkGraph): boolean {
  const names = chunksOf(module, graph).map(({ name }) => name);
  return names.includes(heavyDocChunk) && !isMain(module, graph);
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
  heavyStyles: {
    name: heavyParts,
    test: (module, { chunkGraph }) => isStyle(module) && isHeavyPart(module, chunkGraph),
    chunks: 'all',
    priority: 47,
    enforce: true,
  },
  pageStyles: {
    name: pageParts,
    test: (module, { chunkGraph }) => isStyle(module) && isOfOthers(module, chunkGraph),
    chunks: 'all',
    priority: 46,
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

type NameChunk = (...args: unknown[]) => unknown;

/** Gatsby names what pages share by 40 digits, and every page carries the names of all files. */
function shortName(groups: Record<string, unknown> | undefined): Record<string, unknown> {
  const shared = groups?.shared;
  if (typeof shared !== 'object' || shared === null || !('name' in shared)) return {};
  const { name } = shared;
  if (typeof name !== 'function') return {};
  return {
    shared: { ...shared, name: (...args: unknown[]) => String((name as NameChunk)(...args)).slice(0, 8) },
  };
}

/**
 * Divides the browser's bundle by what kinds of page need. Gatsby puts all styles of the site into one file. Code that docs pages
 * share with others becomes a part of the app, and so does webpack's runtime: two requests less.
 */
export function splitByPage(config: Configuration): void {
  const optimization = config.optimization ?? {};
  const { splitChunks } = optimization;
  if (!splitChunks) return;
  const groups: Record<string, unknown> = {
    ...splitChunks.cacheGroups,
    ...shortName(splitChunks.cacheGroups),
    ...styleGroups,
    appParts: {
      name: 'app',
      test: (module, { chunkGraph }) => !isStyle(module) && isOfDocsAndOthers(module, chunkGraph),
      chunks: isBelowApp,
      priority: 25,
      enforce: true,
    } satisfies Group,
    docParts: {
      name: 'doc-parts',
      test: (module, { chunkGraph }) => !isStyle(module) && isDocPart(module, chunkGraph),
      chunks: isPage,
      priority: 25,
      enforce: true,
    } satisfies Group,
    pageParts: {
      name: pageParts,
      test: (module, { chunkGraph }) => !isStyle(module) && isOfOthers(module, chunkGraph),
      chunks: isPage,
      priority: 25,
      enforce: true,
    } satisfies Group,
    heavyParts: {
      name: heavyParts,
      test: (module, { chunkGraph }) => !isStyle(module) && isHeavyPart(module, chunkGraph),
      minChunks: 2,
      chunks: isPage,
      priority: 23,
      enforce: true,
    } satisfies Group,
  };
  splitChunks.cacheGroups = groups as NonNullable<typeof splitChunks.cacheGroups>;
  config.optimization = { ...optimization, runtimeChunk: false };
}
