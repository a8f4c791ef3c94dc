import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';

/*
 * Which modules share a file of the browser's bundle. Gatsby puts all styles of the site into one file. Here, a
 * file contains what one set of page types needs. No style rule is in two files, because a module is in only one
 * group: the one with the highest priority. A file for each set of page types would add ten files of half a
 * kilobyte.
 *
 * | group         | kind   | modules that                                       | file |
 * | ------------- | ------ | -------------------------------------------------- | ----------------- |
 * | styles        | styles | the app or docs pages use                          | styles |
 * | demoStyles    | styles | docs pages use only if they have demos             | styles-with-demos |
 * | pageStyles    | styles | ten or more page types use, docs pages not         | page-parts |
 * | sharedStyles  | styles | posts and other chunks use                         | shared-styles |
 * | galleryStyles | styles | several other chunks use                           | gallery-styles |
 * | appParts      | code   | docs pages and other page types use                | app |
 * | pageParts     | code   | ten or more page types use, docs pages not         | page-parts |
 * | `post-parts`  | both   | posts with demos and those without use (also lists of posts and templates) | post-parts |
 *
 * Everything else stays with its page type, or with the part that is loaded on first use (the search modal, the
 * drawer). A docs page is one file, with or without demos. Each page with demos has its own copy of the code that
 * loads them, which is 3 KB at most and saves a request.
 */

/**
 * Splits the browser's bundle as shown in the table. Webpack's runtime becomes part of the app, which saves a
 * request.
 */
export function splitByPage({ optimization }: Configuration): void {
  if (!optimization?.splitChunks) return;
  const { splitChunks } = optimization;
  splitChunks.cacheGroups = { ...splitChunks.cacheGroups, ...createGroups() };
  optimization.runtimeChunk = false;
}

/** Types of pages, other than docs, with two templates. */
const withTwoTemplates = ['post', 'post-list', 'template'];

/** Code that at least this many page types share is in a single file, to save requests. */
const widelyShared = 10;

function createGroups() {
  const all = 'all' as const;
  return {
    styles: group('styles', isMain, { name: 'styles', chunks: all, priority: 50 }),
    demoStyles: group('styles', isDemoPart, { name: 'styles-with-demos', chunks: all, priority: 47 }),
    pageStyles: group('styles', isOfOthers, { name: 'page-parts', chunks: all, priority: 46 }),
    sharedStyles: group('styles', isOfPosts, { name: 'shared-styles', chunks: all, priority: 45 }),
    galleryStyles: group('styles', (at) => at.isShared, {
      name: 'gallery-styles',
      chunks: all,
      priority: 44,
    }),
    ...partsOf('styles'),
    appParts: group('code', isOfDocsAndOthers, { name: 'app', chunks: isBelowApp, priority: 25 }),
    ...partsOf('code'),
    pageParts: group('code', isOfOthers, { name: 'page-parts', chunks: isPage, priority: 25 }),
  };
}

/** Creates the groups for modules that both templates of a page type use, even if other pages have a copy. */
function partsOf(kind: Kind) {
  const groups = withTwoTemplates.map((type) => {
    const owners = [chunkOf(type), chunkOf(`${type}-with-demos`)];
    const chunks = (chunk: Chunk) => owners.includes(chunk.name ?? '');
    const options = { name: `${type}-parts`, chunks, priority: 24 };
    return [`${type}-parts ${kind}`, group(kind, (at) => isPartOf(type, at), options)] as const;
  });
  return Object.fromEntries(groups);
}

type Kind = 'styles' | 'code';

interface Group {
  name: string;
  priority: number;
  chunks: 'all' | ((chunk: Chunk) => boolean);
}

/** Creates a group of split chunks: the styles or the code of modules that are used in a certain way. */
function group(kind: Kind, isMember: (places: Places) => boolean, options: Group) {
  const test = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    kindOf(module) === kind && isMember(placesOf(module, chunkGraph));
  return { ...options, test, enforce: true } as const;
}

const kindOf = (module: Module): Kind => (module.type === 'css/mini-extract' ? 'styles' : 'code');

/** Where a module is used. A template and its variant for pages with demos are one page type. */
interface Places {
  /** Names of the chunks: of pages, of the app, and of lazily loaded parts. */
  names: ReadonlySet<string>;
  /** Number of page types. */
  kinds: number;
  /** Whether chunks other than those of one page type contain it. */
  isShared: boolean;
}

function placesOf(module: Module, graph: ChunkGraph): Places {
  const chunks = [...graph.getModuleChunksIterable(module)];
  const owners = new Set(chunks.map((chunk) => chunk.name?.replace('-with-demos-', '-') ?? chunk));
  const kinds = [...owners].filter((owner) => typeof owner === 'string' && isPage({ name: owner }));
  return {
    names: new Set(chunks.map(({ name }) => name ?? '')),
    kinds: kinds.length,
    isShared: owners.size > 1,
  };
}

/** Returns the name of a template's chunk. */
const chunkOf = (template: string) => `component---src-templates-${template}-tsx`;

const isPage = ({ name }: { name?: string | null }) => Boolean(name?.startsWith('component---'));

const isMain = ({ names }: Places) => names.has('app') || names.has(chunkOf('doc'));

const isOfPosts = ({ names, isShared }: Places) => isShared && names.has(chunkOf('post'));

const isDemoPart = (places: Places) => places.names.has(chunkOf('doc-with-demos')) && !isMain(places);

const isOfDocsAndOthers = ({ names, kinds }: Places) => kinds > 1 && names.has(chunkOf('doc'));

const isOfOthers = ({ names, kinds }: Places) => kinds >= widelyShared && !names.has(chunkOf('doc'));

/** Returns whether both templates of a page type use a module, or only the one for pages with demos. */
const isPartOf = (type: string, { names, kinds }: Places) =>
  names.has(chunkOf(`${type}-with-demos`)) && (names.has(chunkOf(type)) || kinds === 1);

/**
 * Returns whether a chunk is loaded by the app or by its chunks. A worker's chunks are not, and share no memory
 * with the app.
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
