import fs from 'node:fs';
import { sep } from 'node:path';
import { createApiUse } from '../compile/api-links/use';
import { mayHave } from '../compile/component-table';
import type { CompileEnvironment, ImageMode } from '../compile/context';
import type { ContentSettings } from '../settings/types';
import { ContentError, type ContentProblem } from '../shared/content-error';
import { type CompiledFile, type Compiler, createCompiler } from './compiler';
import { openDocumentCache } from './document-cache';
import { compileEnvironment, type HasPicture, type MakeImage, type ModelEnv } from './environment';
import { checkLinks, type LinkedPage } from './links/check-links';
import { contentFiles, misnamedFiles, type ReadFile, readContentFile, type SiteFolders } from './read-folder';
import { mdxTypes } from './sets';
import { staticFiles } from './static-files';
import { buildStructure, type SiteStructure } from './structure';

/** Options for reading a site. */
export interface SiteOptions {
  folders: SiteFolders;
  env: ModelEnv;
  settings: ContentSettings;
  /** Whether drafts are documents: they have pages in development. */
  withDrafts?: boolean;
  /** Processes the images of pages. If absent, images are only measured. */
  image?: MakeImage;
  /** What `image` does; `processed` if absent. */
  imageMode?: ImageMode;
  /** Returns whether a picture from an earlier build still exists. If absent, all pictures exist. */
  hasPicture?: HasPicture;
}

/** A content folder as one validated value that stays in sync with its files. */
export interface Site {
  folders: SiteFolders;
  env: ModelEnv;
  /** The site as the MDX compiler sees it. */
  environment: CompileEnvironment;
  compiler: Compiler;
  /** The current structure of the site. */
  structure(): SiteStructure;
  /**
   * Reads files (absolute paths) that were changed, added or removed; a folder stands for its files. Returns
   * those that changed a document.
   */
  update(files: readonly string[]): string[];
  /** Compiles all pages that are not compiled yet, then runs the cross-page checks. */
  load(): Promise<LoadedSite>;
  /** Returns the site with the pages that are in the cache. Does not check or compile pages. */
  loadCached(): LoadedSite;
  /** Compiles the pages that a site from `loadCached` lacks. Does not check pages. */
  complete(loaded: LoadedSite): Promise<LoadedSite>;
}

/** A site with all pages compiled, or only those that are in the cache. */
export interface LoadedSite extends SiteStructure {
  folders: SiteFolders;
  /** Compiled files, or their mistakes, by absolute path. See `loadCached`. */
  compiled: ReadonlyMap<string, CompiledFile | ContentError>;
}

/** Reads the content folder. */
export function createSite({
  folders,
  env,
  settings,
  withDrafts = false,
  image,
  imageMode,
  hasPicture,
}: SiteOptions): Site {
  const isStrict = env.onUnknownComponent === 'throw';
  const files = new Map<string, ReadFile>();
  const cache = openDocumentCache(folders);
  const missing: ContentProblem[] = [];
  let known: SiteStructure | undefined;
  const structure = () => {
    known ??= buildStructure(sorted(files), folders, { withDrafts, settings });
    return known;
  };
  const read = (path: string) => {
    const file = readContentFile(path, folders, { isStrict, cache });
    if (file) files.set(path, file);
    else files.delete(path);
    return file;
  };
  for (const path of contentFiles(folders, missing)) read(path);
  cache.save();
  const environment = compileEnvironment(folders, env, { structure, image, imageMode, hasPicture });
  const compiler = createCompiler(environment);
  return {
    folders,
    env,
    environment,
    compiler,
    structure: () =>
      missing.length > 0 ? { ...structure(), fileErrors: missing, errors: missing } : structure(),
    update(paths) {
      const all = [...files.keys()];
      const changed = paths
        .flatMap((path) => [path, ...all.filter((file) => file.startsWith(path + sep))])
        .filter((path) => {
          const before = textOf(files.get(path));
          return textOf(read(path)) !== before;
        });
      // Files without documents, such as category files, count too.
      if (changed.length > 0 || !paths.every((path) => files.has(path))) known = undefined;
      return changed;
    },
    load: () => load({ structure: structure(), missing, folders, env, compiler }),
    loadCached: () => loadCached({ structure: structure(), missing, folders, env, compiler }),
    async complete(loaded) {
      const files = existingDocuments(loaded).map(({ sourcePath }) => sourcePath);
      const added = await compiler.compileAll(files.filter((file) => !loaded.compiled.has(file)));
      return { ...loaded, compiled: new Map([...loaded.compiled, ...added]) };
    },
  };
}

/** Returns a text that changes whenever the file's documents do. */
function textOf(file: ReadFile | undefined): string {
  return file ? JSON.stringify([file.documents, file.problems]) : '';
}

function sorted(files: ReadonlyMap<string, ReadFile>): ReadFile[] {
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface LoadInput {
  structure: SiteStructure;
  missing: readonly ContentProblem[];
  folders: SiteFolders;
  env: ModelEnv;
  compiler: Compiler;
}

function loadCached({ structure, missing, folders, compiler }: LoadInput): LoadedSite {
  const compiled = new Map<string, CompiledFile>();
  for (const { sourcePath } of existingDocuments(structure)) {
    const file = compiler.cached(sourcePath);
    if (file) compiled.set(sourcePath, file);
  }
  return { ...structure, folders, compiled, errors: [...missing, ...structure.errors] };
}

function existingDocuments(structure: SiteStructure): MdxDocument[] {
  return mdxDocuments(structure).filter(({ sourcePath }) => fs.existsSync(sourcePath));
}

async function load({ structure, missing, folders, env, compiler }: LoadInput): Promise<LoadedSite> {
  const errors = [...missing, ...structure.errors];
  const warnings = [...structure.warnings, ...misnamedFiles(folders)];
  const documents = existingDocuments(structure);
  const compiled = await compiler.compileAll(documents.map(({ sourcePath }) => sourcePath));
  const linked: LinkedPage[] = [];
  for (const { type, sourcePath, sourceName, path } of documents) {
    const result = compiled.get(sourcePath);
    if (!result) continue;
    if (result instanceof ContentError) errors.push(...result.problems);
    else {
      warnings.push(...result.facts.warnings);
      linked.push({ name: sourceName, path, facts: result.facts });
      errors.push(...misplacedDemos(type, sourceName, result));
    }
  }
  if (env.onBrokenLinks !== 'ignore') {
    const routes = new Set([...structure.routes.all, ...staticFiles(folders)]);
    linked.push(
      ...structure.documents.of('WrittenAnswer').map(({ sourceName, sources, sourceLines }) =>
        pageOfLinks(
          sourceName,
          sources.map((to, place) => ({ to, line: sourceLines[place] ?? 1 })),
        ),
      ),
      ...structure.documents.of('FrameFile').map(({ sourceName, links }) => pageOfLinks(sourceName, links)),
    );
    const origin = structure.settings.site.url;
    const { broken, brokenAnchors, absolute } = checkLinks(linked, { origin, routes });
    (env.onBrokenLinks === 'throw' ? errors : warnings).push(...broken);
    warnings.push(...brokenAnchors, ...absolute);
  }
  return { ...structure, folders, compiled, errors, warnings };
}

/** Returns a file that only has links as a page. */
function pageOfLinks(name: string, links: readonly { to: string; line: number }[]): LinkedPage {
  const own = links.map((link) => ({ href: link.to, ...link }));
  return { name, path: null, facts: { links: own, toc: [], ids: [], apis: createApiUse() } };
}

/** Returns a problem if a page uses a component that is not loaded on pages of its type. */
function misplacedDemos(type: string, file: string, { facts, isModule }: CompiledFile): ContentProblem[] {
  const others = facts.largeComponents.filter((name) => !mayHave(type, name));
  if (others.length === 0 || isModule) return [];
  const names = others.map((name) => `<${name}>`).join(', ');
  return [
    {
      file,
      found: names,
      expected: 'a lightweight component, because pages of this type do not load the others',
      fix: 'Move it to a docs page, and link to that page.',
    },
  ];
}

/** An MDX document, with its route if it has one. */
export interface MdxDocument {
  type: string;
  id: string;
  sourcePath: string;
  sourceName: string;
  path: string | null;
}

/** Returns all MDX documents of a site. */
export function mdxDocuments({ documents }: Pick<SiteStructure, 'documents'>): MdxDocument[] {
  return mdxTypes.flatMap((type) =>
    documents.any(type).map(({ id, sourcePath, sourceName, path }) => {
      return { type, id, sourcePath, sourceName, path: typeof path === 'string' ? path : null };
    }),
  );
}
