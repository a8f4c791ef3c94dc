import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import sharp from 'sharp';
import type { CompiledContent } from '../mdx/compile';
import type { CompileEnvironment } from '../mdx/compile/context';
import { parseContent } from '../mdx/compile/parse';
import { ContentError, type ContentProblem } from '../shared/content-error';
import { withoutTrailingSlash } from '../shared/paths';
import { readEnv } from '../site/env';
import { type ApiIndex, readApiIndex } from './api/api-index';
import { tryCompiled } from './compiled';
import { rememberDrafts } from './drafts';
import { findApiExport } from './find-api-export';
import { type ReadContent, readContentFolder } from './read-folder';
import { createRouteTable, type RouteTable } from './routes';
import { type ContentFields, isMdxSet } from './sets/content-set';

/** Folders that are read, absolute. */
export interface SiteFolders {
  root: string;
  contentDir: string;
}

/** An MDX file of the content folder as its author wrote it. */
export interface SitePage {
  /** File as messages name it. */
  name: string;
  /** Absolute path. */
  file: string;
  source: string;
  /** GraphQL type of its content set. */
  type: string;
  fields: ContentFields;
  /** What MDX reads in it; `lineOffset` lines of frontmatter stand above. */
  tree: Root;
  lineOffset: number;
}

/** The whole content of a site, read without Gatsby. */
export interface SiteContent extends SiteFolders {
  /** Files that can be read as MDX, drafts left out. */
  pages: SitePage[];
  routes: RouteTable;
  apiIndex: ApiIndex;
  environment: CompileEnvironment;
  /** Nodes of a GraphQL type, with the fields that a build would give them from their files. */
  nodesOfType(type: string): readonly ContentFields[];
}

/** The nodes of a site, made without Gatsby. */
interface SiteNodes {
  contents: readonly ReadContent[];
  routes: RouteTable;
  apiIndex: ApiIndex;
  environment: CompileEnvironment;
  nodesOfType(type: string): readonly ContentFields[];
}

/**
 * Makes the nodes of a content folder outside of a build. Mistakes of authors go into `problems`, and their files are left out.
 */
export function readSiteNodes(folders: SiteFolders, problems: ContentProblem[], pathPrefix = ''): SiteNodes {
  const contents = readContentFolder(folders, problems);
  rememberDrafts(contents);
  const nodes = nodesByType(contents);
  const nodesOfType = (type: string) => nodes.get(type) ?? [];
  const routes = createRouteTable(nodesOfType as never, folders.root);
  const apiIndex = readApiIndex(nodesOfType);
  const environment = compileEnvironment({
    folders,
    pathPrefix,
    routes,
    apiExports: nodesOfType('ApiExport'),
    apiIndex,
  });
  return { contents, routes, apiIndex, environment, nodesOfType };
}

/** Reads a content folder outside of a build. Mistakes of authors go into `problems`, and their files are left out. */
export function readSite(folders: SiteFolders, problems: ContentProblem[]): SiteContent {
  const { contents, ...nodes } = readSiteNodes(folders, problems);
  const pages = contents.filter(isPage).flatMap(({ set, file, nodes: [fields] }) => {
    const { absolutePath, name, source } = file;
    try {
      const parsed = parseContent(name, source);
      return [
        { name, file: absolutePath, source, type: set.type, fields: fields as ContentFields, ...parsed },
      ];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  return { ...folders, pages, ...nodes };
}

/** Whether a file is MDX that a build makes a page, or a part of one, of. */
export function isPage({ set, nodes: [fields] }: ReadContent): boolean {
  return isMdxSet(set) && fields !== undefined && !fields.draft;
}

/** Compiles pages as a build would. What is wrong goes into `problems`, and the files that it stops are left out. */
export async function compilePages(
  { pages, environment }: Pick<SiteContent, 'pages' | 'environment'>,
  problems: ContentProblem[],
): Promise<(SitePage & { compiled: CompiledContent })[]> {
  const compiledPages: (SitePage & { compiled: CompiledContent })[] = [];
  for (const page of pages) {
    const compiled = await tryCompiled(page.file, environment);
    if (compiled instanceof ContentError) problems.push(...compiled.problems);
    else {
      problems.push(...compiled.warnings);
      compiledPages.push({ ...page, compiled });
    }
  }
  return compiledPages;
}

interface CompilerSite {
  folders: SiteFolders;
  pathPrefix: string;
  routes: RouteTable;
  apiExports: readonly ContentFields[];
  apiIndex: ApiIndex;
}

/** The site around the files, for the MDX compiler. Pictures are measured, not made. */
function compileEnvironment({
  folders,
  pathPrefix,
  routes,
  apiExports,
  apiIndex,
}: CompilerSite): CompileEnvironment {
  return {
    root: folders.root,
    contentDir: folders.contentDir,
    staticDir: path.join(folders.root, 'static'),
    pathPrefix,
    onUnknownComponent: readEnv().onUnknownComponent,
    onBrokenLinks: readEnv().onBrokenLinks,
    routeOfFile: (file) => routes.ofFile.get(file),
    canonicalRoute: (route) => routes.canonical.get(withoutTrailingSlash(route)),
    apiExport: (module, name) => findApiExport(apiExports, module, name),
    findApi: apiIndex.find,
    makesPictures: false,
    image: async (file) => {
      const { width, height } = await sharp(fs.readFileSync(file)).metadata();
      return { src: file, width, height };
    },
  };
}

function nodesByType(contents: readonly ReadContent[]): Map<string, ContentFields[]> {
  const byType = new Map<string, ContentFields[]>();
  for (const { set, file, nodes } of contents) {
    const origin = { relativePath: file.relativePath, sourcePath: file.absolutePath, sourceName: file.name };
    const ofType = byType.get(set.type) ?? [];
    byType.set(set.type, ofType);
    for (const fields of nodes) if (!fields.draft) ofType.push({ ...asQueried(fields), ...origin });
  }
  return byType;
}

/** Fields as a query gives them: null where there is none. */
function asQueried(fields: ContentFields): ContentFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]));
}
