import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';

/** The chunks of the templates of docs pages: without and with demos, tools and videos. */
const docChunk = 'component---src-templates-doc-tsx';
const heavyDocChunk = 'component---src-templates-heavy-doc-tsx';

/** What docs pages with demos share with other kinds of page. */
const heavyParts = 'heavy-parts';

/** What many kinds of page share, but not docs pages. */
const pageParts = 'page-parts';

/** Number of kinds of page from which the code they share is in one file, to save requests. */
const widelyShared = 8;

const isStyle = (module: Module) => module.type === 'css/mini-extract';

const isPage = ({ name }: { name?: string | null }) => Boolean(name?.startsWith('component---'));

/**
 * The chunks that a module is in (of pages, of the app, and of parts that are loaded later), and how many of
 * them are kinds of page.
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
 * Whether a module belongs to what every page loads, or all docs pages. Styles of a part that is loaded after
 * the first use (the search modal, the drawer) stay with its code.
 */
const isMain = ({ names }: Places) => names.has('app') || names.has(docChunk);

/** Whether a module is a part of all docs pages, and of no other kind. */
const isDocPart = ({ names, kinds }: Places) =>
  kinds === 2 && names.has(docChunk) && names.has(heavyDocChunk);

/** Whether a module is a part of docs pages, which are most of the site, and of other kinds too. */
const isOfDocsAndOthers = ({ names, kinds }: Places) => kinds > 2 && names.has(docChunk);

/** Whether a module is a part of many kinds of page, but not of docs pages. */
const isOfOthers = ({ names, kinds }: Places) => kinds >= widelyShared && !names.has(docChunk);

/** Whether a module is shared by docs pages with demos and others, but not by those without. */
const isHeavyPart = (places: Places) => places.names.has(heavyDocChunk) && !isMain(places);

interface Group {
  name: string;
  priority: number;
  chunks: 'all' | ((chunk: Chunk) => boolean);
  minChunks?: number;
}

/** A group of split chunks: the styles, or the code, of the modules with a certain use. */
function group(kind: 'styles' | 'code', isMember: (places: Places) => boolean, options: Group) {
  const test = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    isStyle(module) === (kind === 'styles') && isMember(placesOf(module, chunkGraph));
  return { ...options, test, enforce: true } as const;
}

/**
 * Whether a chunk is loaded by the app or by what it loads; those of a worker are not, and share no memory
 * with it.
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
 * Styles by kind of page: one file with what docs pages need, which all pages load, one with what some other
 * kinds share, and one of its own for each kind. A file for each set of kinds would be ten more, of half a
 * kilobyte. No rule is in two files, because a module is in one chunk only. Code likewise.
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
 * Divides the browser's bundle by what kinds of page need. Gatsby puts all styles of the site into one file.
 * Code that docs pages share with others becomes a part of the app, and so does webpack's runtime: two
 * requests less.
 */
export function splitByPage({ optimization }: Configuration): void {
  if (!optimization?.splitChunks) return;
  const { splitChunks } = optimization;
  splitChunks.cacheGroups = { ...splitChunks.cacheGroups, ...groups };
  optimization.runtimeChunk = false;
}
