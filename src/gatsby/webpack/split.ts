import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';

/** Returns the name of a template's chunk. */
const chunkOf = (template: string) => `component---src-templates-${template}-tsx`;

/** Chunks of the docs templates: without and with demos, tools and videos. */
const docChunk = chunkOf('doc');
const heavyDocChunk = chunkOf('heavy-doc');

/** Name of the file with what many page types share, but not docs pages. */
const pageParts = 'page-parts';

/** Code that at least this many page types share is in one file, to save requests. */
const widelyShared = 10;

const isStyle = (module: Module) => module.type === 'css/mini-extract';

/** Returns whether a module is a stylesheet of what is not seen before a reader does something. */
const isLate = (module: Module) => /\.late(\.module)?\.css$/.test(module.nameForCondition() ?? '');

const isPage = ({ name }: { name?: string | null }) => Boolean(name?.startsWith('component---'));

/** Where a module is. A template and the one for pages with demos are one page type. */
interface Places {
  /** Names of the chunks: of pages, of the app, and of lazily loaded parts. */
  names: ReadonlySet<string>;
  /** Number of page types. */
  kinds: number;
  /** Whether other chunks than those of one page type have it. */
  isShared: boolean;
}

function placesOf(module: Module, graph: ChunkGraph): Places {
  const chunks = [...graph.getModuleChunksIterable(module)];
  const owners = new Set(chunks.map((chunk) => chunk.name?.replace('-heavy-', '-') ?? chunk));
  const kinds = [...owners].filter((owner) => typeof owner === 'string' && owner.startsWith('component---'));
  return {
    names: new Set(chunks.map(({ name }) => name ?? '')),
    kinds: kinds.length,
    isShared: owners.size > 1,
  };
}

/**
 * Returns whether a module belongs to what every page loads, or all docs pages. Styles of a part that is
 * loaded on first use (the search modal, the drawer) stay with its code.
 */
const isMain = ({ names }: Places) => names.has('app') || names.has(docChunk);

/** Returns whether a module is a part of both templates of a page type, or only of the one for pages with demos. */
const isPartOf =
  (template: string) =>
  ({ names, kinds }: Places) =>
    names.has(chunkOf(`heavy-${template}`)) && (names.has(chunkOf(template)) || kinds === 1);

/** Returns whether a module is a part of docs pages, which are most of the site, and of other page types. */
const isOfDocsAndOthers = ({ names, kinds }: Places) => kinds > 1 && names.has(docChunk);

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

type Kind = 'styles' | 'late styles' | 'code';

const kindOf = (module: Module): Kind =>
  isStyle(module) ? (isLate(module) ? 'late styles' : 'styles') : 'code';

/** Creates a group of split chunks: the styles, or the code, of the modules with a certain use. */
function group(kind: Kind, isMember: (places: Places) => boolean, options: Group) {
  const test = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    kindOf(module) === kind && isMember(placesOf(module, chunkGraph));
  return { ...options, test, enforce: true } as const;
}

/** Creates the groups of what both templates of page types have, also if other pages have a copy. */
function partsOf(kind: Kind, types: string[]) {
  const groups = types.map((type) => {
    const name = `${type}-parts`;
    const owners = [chunkOf(type), chunkOf(`heavy-${type}`)];
    const chunks = (chunk: Chunk) => owners.includes(chunk.name ?? '');
    return [`${name} ${kind}`, group(kind, isPartOf(type), { name, chunks, priority: 24 })] as const;
  });
  return Object.fromEntries(groups);
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
 * Styles by page type: one file with what docs pages need, which all pages load; one with what they need after
 * the first paint (`*.late.css`); one with what some other page types share; and one for each page type. A file
 * for each set of page types would add ten files of half a kilobyte. No rule is in two files, because each
 * module is in only one chunk. Code is split in the same way, but a docs page is one file with or without demos,
 * and pages with demos have a copy each of what loads their code: 3 KB at most, for a request less.
 */
const groups = {
  styles: group('styles', isMain, { name: 'styles', chunks: 'all', priority: 50 }),
  lateStyles: group('late styles', isMain, { name: 'late-styles', chunks: 'all', priority: 50 }),
  heavyStyles: group('styles', isHeavyPart, { name: 'heavy-styles', chunks: 'all', priority: 47 }),
  pageStyles: group('styles', isOfOthers, { name: pageParts, chunks: 'all', priority: 46 }),
  sharedStyles: group('styles', ({ isShared }) => isShared, {
    name: 'shared-styles',
    chunks: 'all',
    priority: 45,
  }),
  ...partsOf('styles', ['post', 'post-list', 'template']),
  appParts: group('code', isOfDocsAndOthers, { name: 'app', chunks: isBelowApp, priority: 25 }),
  ...partsOf('code', ['post', 'post-list', 'template']),
  pageParts: group('code', isOfOthers, { name: pageParts, chunks: isPage, priority: 25 }),
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
