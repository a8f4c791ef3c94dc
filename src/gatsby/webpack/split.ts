import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';

/** Chunks of the docs templates: without and with demos, tools and videos. */
const docChunk = 'component---src-templates-doc-tsx';
const heavyDocChunk = 'component---src-templates-heavy-doc-tsx';

/** Name of the file with what docs pages with demos share with other page types. */
const heavyParts = 'heavy-parts';

/** Name of the file with what many page types share, but not docs pages. */
const pageParts = 'page-parts';

/** Code that at least this many page types share is in one file, to save requests. */
const widelyShared = 8;

const isStyle = (module: Module) => module.type === 'css/mini-extract';

const isPage = ({ name }: { name?: string | null }) => Boolean(name?.startsWith('component---'));

/**
 * The chunks that contain a module (of pages, of the app, and of lazily loaded parts), and how many of them
 * are page types.
 */
interface Places {
  names: ReadonlySet<string>;
  kinds: number;
}

function placesOf(module: Module, graph: ChunkGraph): Places {
  const chunks = [...graph.getModuleChunksIterable(module)];
  return { names: new Set(chunks.map(({ name }) => name ?? '')), kinds: chunks.filter(isPage).length };
}

/**
 * Returns whether a module belongs to what every page loads, or all docs pages. Styles of a part that is
 * loaded on first use (the search modal, the drawer) stay with its code.
 */
const isMain = ({ names }: Places) => names.has('app') || names.has(docChunk);

/** Returns whether a module is a part of all docs pages, and of no other page type. */
const isDocPart = ({ names, kinds }: Places) =>
  kinds === 2 && names.has(docChunk) && names.has(heavyDocChunk);

/** Returns whether a module is a part of docs pages, which are most of the site, and of other page types. */
const isOfDocsAndOthers = ({ names, kinds }: Places) => kinds > 2 && names.has(docChunk);

/** Returns whether a module is a part of many page types, but not of docs pages. */
const isOfOthers = ({ names, kinds }: Places) => kinds >= widelyShared && !names.has(docChunk);

/**
 * Returns whether a module is shared by docs pages with demos and other page types, but not by docs pages
 * without demos.
 */
const isHeavyPart = (places: Places) => places.names.has(heavyDocChunk) && !isMain(places);

interface Group {
  name: string;
  priority: number;
  chunks: 'all' | ((chunk: Chunk) => boolean);
  minChunks?: number;
}

/** Creates a group of split chunks: the styles, or the code, of the modules with a certain use. */
function group(kind: 'styles' | 'code', isMember: (places: Places) => boolean, options: Group) {
  const test = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    isStyle(module) === (kind === 'styles') && isMember(placesOf(module, chunkGraph));
  return { ...options, test, enforce: true } as const;
}

/**
 * Returns whether a chunk is loaded by the app or by its chunks. Chunks of a worker are not, and share no
 * memory with the app.
 */
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
 * Styles by page type: one file with what docs pages need, which all pages load; one with what some other
 * page types share; and one for each page type. A file for each set of page types would add ten files of half
 * a kilobyte. No rule is in two files, because each module is in only one chunk. Code is split in the same
 * way.
 */
const groups = {
  styles: group('styles', isMain, { name: 'styles', chunks: 'all', priority: 50 }),
  heavyStyles: group('styles', isHeavyPart, { name: heavyParts, chunks: 'all', priority: 47 }),
  pageStyles: group('styles', isOfOthers, { name: pageParts, chunks: 'all', priority: 46 }),
  sharedStyles: group('styles', () => true, {
    name: 'shared-styles',
    chunks: 'all',
    priority: 45,
    minChunks: 2,
  }),
  appParts: group('code', isOfDocsAndOthers, { name: 'app', chunks: isBelowApp, priority: 25 }),
  docParts: group('code', isDocPart, { name: 'doc-parts', chunks: isPage, priority: 25 }),
  pageParts: group('code', isOfOthers, { name: pageParts, chunks: isPage, priority: 25 }),
  heavyParts: group('code', isHeavyPart, { name: heavyParts, chunks: isPage, priority: 23, minChunks: 2 }),
};

/**
 * Splits the browser's bundle by what page types need. Gatsby puts all styles of the site into one file. Code
 * that docs pages share with others becomes a part of the app, and so does webpack's runtime, which saves two
 * requests.
 */
export function splitByPage({ optimization }: Configuration): void {
  if (!optimization?.splitChunks) return;
  const { splitChunks } = optimization;
  splitChunks.cacheGroups = { ...splitChunks.cacheGroups, ...groups };
  optimization.runtimeChunk = false;
}
