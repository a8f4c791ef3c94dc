import fs from 'node:fs';
import type { CompileEnvironment } from '../mdx/compile/context';
import type { HeavyComponentName } from '../shared/component-names';
import { ContentError, type ContentProblem } from '../shared/content-error';
import { type CompiledFile, type Compiler, createCompiler } from './compiler';
import { compileEnvironment, type MakeImage, type ModelEnv } from './environment';
import { checkLinks, type LinkedPage } from './links/check-links';
import { contentFiles, type ReadFile, readContentFile, type SiteFolders } from './read-folder';
import { mdxTypes } from './sets';
import { staticFiles } from './static-files';
import { buildStructure, type SiteStructure } from './structure';

/** How a site is read. */
export interface SiteOptions {
  folders: SiteFolders;
  env: ModelEnv;
  /** Whether drafts are documents: in development they have pages. */
  withDrafts?: boolean;
  /** Prepares the pictures of pages; if absent they are only measured. */
  image?: MakeImage;
}

/** A content folder as one validated value that follows its files. */
export interface Site {
  folders: SiteFolders;
  env: ModelEnv;
  /** What the MDX compiler knows of the site. */
  environment: CompileEnvironment;
  compiler: Compiler;
  /** What the files give together, as they were last read. */
  structure(): SiteStructure;
  /** Reads files again that were changed, added or removed (absolute paths); returns those that changed a document. */
  update(files: readonly string[]): string[];
  /** Compiles every page that is not compiled yet, and checks what pages have to do with each other. */
  load(): Promise<LoadedSite>;
}

/** A site with every page compiled. */
export interface LoadedSite extends SiteStructure {
  folders: SiteFolders;
  /** Compiled files or their mistakes, by absolute path. */
  compiled: ReadonlyMap<string, CompiledFile | ContentError>;
}

/** Reads the content folder. */
export function createSite({ folders, env, withDrafts = false, image }: SiteOptions): Site {
  const isStrict = env.onUnknownComponent === 'throw';
  const files = new Map<string, ReadFile>();
  const missing: ContentProblem[] = [];
  let known: SiteStructure | undefined;
  const structure = () => {
    known ??= buildStructure(sorted(files), folders, { withDrafts });
    return known;
  };
  const read = (path: string) => {
    const file = readContentFile(path, folders, { isStrict });
    if (file) files.set(path, file);
    else files.delete(path);
    return file;
  };
  for (const path of contentFiles(folders, missing)) read(path);
  const environment = compileEnvironment(folders, env, { structure, image });
  const compiler = createCompiler(environment);
  return {
    folders,
    env,
    environment,
    compiler,
    structure: () =>
      missing.length > 0 ? { ...structure(), fileErrors: missing, errors: missing } : structure(),
    update(paths) {
      known = undefined;
      return paths.filter((path) => {
        const before = textOf(files.get(path));
        return textOf(read(path)) !== before;
      });
    },
    load: () => load({ structure: structure(), missing, folders, env, compiler }),
  };
}

/** What a file gives, as text. */
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

async function load({ structure, missing, folders, env, compiler }: LoadInput): Promise<LoadedSite> {
  const errors = [...missing, ...structure.errors];
  const warnings = [...structure.warnings];
  const compiled = new Map<string, CompiledFile | ContentError>();
  const linked: LinkedPage[] = [];
  for (const { type, sourcePath, sourceName, path } of mdxDocuments(structure)) {
    if (!fs.existsSync(sourcePath)) continue;
    const result = await compiler.compile(sourcePath);
    compiled.set(sourcePath, result);
    if (result instanceof ContentError) errors.push(...result.problems);
    else {
      warnings.push(...result.facts.warnings);
      linked.push({ name: sourceName, path, facts: result.facts });
      errors.push(...tooHeavy(type, sourceName, result));
    }
  }
  if (env.onBrokenLinks !== 'ignore') {
    const routes = new Set([...structure.routes.all, ...staticFiles(folders.root)]);
    const { broken, brokenAnchors } = checkLinks(linked, { routes });
    (env.onBrokenLinks === 'throw' ? errors : warnings).push(...broken);
    warnings.push(...brokenAnchors);
  }
  return { ...structure, folders, compiled, errors, warnings };
}

/** The components with much code that pages load, by the type of their document; docs may have all of them. */
const loadedComponents: Record<string, readonly HeavyComponentName[]> = {
  Post: ['Demo', 'YouTube'],
  Template: ['Demo', 'YouTube'],
  ProsePage: [],
};

/** The problem of a page with a component that pages of its kind do not load. */
function tooHeavy(type: string, file: string, { facts, isModule }: CompiledFile): ContentProblem[] {
  const loaded = loadedComponents[type];
  const others = facts.heavyComponents.filter((name) => loaded && !loaded.includes(name));
  if (others.length === 0 || isModule) return [];
  const names = others.map((name) => `<${name}>`).join(', ');
  return [
    {
      file,
      found: names,
      expected: 'components with little code: pages of this kind do not load those of docs pages',
      fix: 'Move it to a page of the docs, and link to that.',
    },
  ];
}

/** A document that is MDX, with its route if it has one. */
export interface MdxDocument {
  type: string;
  id: string;
  sourcePath: string;
  sourceName: string;
  path: string | null;
}

/** All documents of a site that are MDX. */
export function mdxDocuments({ documents }: Pick<SiteStructure, 'documents'>): MdxDocument[] {
  return mdxTypes.flatMap((type) =>
    documents.any(type).map(({ id, sourcePath, sourceName, path }) => {
      return { type, id, sourcePath, sourceName, path: typeof path === 'string' ? path : null };
    }),
  );
}
