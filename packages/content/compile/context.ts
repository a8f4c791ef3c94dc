import type { VFile } from 'vfile';
import type { ApiExport } from '../shared/api';
import type { ApiHistory, ApiPageVersions } from '../shared/api-history';
import type { ContentProblem } from '../shared/content-error';
import type { Picture } from '../shared/course';
import type { ChangedWeek } from '../shared/doc-changes';
import type { TocItem } from '../shared/toc';
import type { FindApi, PageImports } from './api-links/target';
import { type ApiUse, createApiUse } from './api-links/use';

/** How to handle something unknown: fail the build, print a warning, or ignore it. */
export type OnUnknown = 'throw' | 'warn' | 'ignore';

/** A link in a file: as written, its position, and its target. */
export interface ContentLink {
  href: string;
  line?: number;
  /** Id of the heading above it. */
  section?: string;
  /** Root-relative route with hash, without the path prefix; absent for external links. */
  to?: string;
}

/** A processed image; its URLs include the path prefix. */
export interface ContentImage {
  src: string;
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  sources?: { type: string; srcSet: string; sizes?: string }[];
}

/**
 * What to do with an image: create several sizes and formats (in a build), copy the file (in development), or only
 * read the size (in checks).
 */
export type ImageMode = 'processed' | 'copied' | 'measured';

/** What the compiler needs to know about the site. Paths of files are absolute. */
export interface CompileEnvironment {
  /** Route of a content file, without the path prefix; undefined if the file is not a page. */
  routeOfFile(file: string): string | undefined;
  /** The canonical form of a route (with its trailing slash), or undefined if there is no such page. */
  canonicalRoute(path: string): string | undefined;
  /**
   * Processes an image of the content folder or of `static/`.
   *
   * @throws {Error} with a plain reason if the image cannot be read.
   */
  image(file: string, alt: string): Promise<ContentImage>;
  /** What `image` does; `processed` if absent. A page with images is compiled once for each mode. */
  imageMode?: ImageMode;
  /**
   * Returns whether a picture from an earlier build still exists. If not, the page is compiled again. If this
   * function is absent, all pictures exist.
   */
  hasPicture?: ((url: string) => boolean) | undefined;
  /** Finds an export of a documented package, and the snapshot file that lists it. */
  apiExport(module: string, name: string): { entry: ApiExport; file: string } | undefined;
  /** Returns the export that a page documents, according to its frontmatter, and the snapshot file that lists it. */
  documentedExport?: ((file: string) => { entry: ApiExport; file: string } | undefined) | undefined;
  /** Finds the page or heading that documents an API named in a sample or inline code. */
  findApi: FindApi;
  /** Returns what the history says about the API that a page documents, by the route of the page. */
  apiPage(route: string): ApiPageVersions | undefined;
  /** The histories of the documented packages, and their files. */
  apiHistories(): (ApiHistory & { sourcePath: string })[];
  /** Changes whenever the git history of the content changes; empty if there is none. */
  historyKey(): string;
  /** What changed in the documentation, newest week first. */
  docChanges(): readonly ChangedWeek[];
  /** Prepended to root-relative URLs; empty in most builds. */
  pathPrefix: string;
  /** Absolute paths of the project, its content folder and its static folder. */
  root: string;
  contentDir: string;
  staticDir: string;
  /** Absolute path of a folder with components that pages use without an import. */
  componentsDir?: string | undefined;
  onUnknownComponent: OnUnknown;
  /** Applies to images too: a missing image is a broken link. */
  onBrokenLinks: OnUnknown;
}

/** The facts about a page, which are cached with its tree. */
export interface PageFacts {
  toc: TocItem[];
  /** Ids of elements in addition to headings, to which links may lead. */
  ids: string[];
  links: ContentLink[];
  /** Links to files that are not pages, as written. */
  missingLinks: string[];
  /** Absolute paths of files included in the page. */
  dependencies: string[];
  /** URLs of the pictures generated from its images; none if images are only measured. */
  pictures: string[];
  /** Number of words in the prose, excluding code. */
  words: number;
  /** Whether the file has its own `# title`. */
  hasTitle: boolean;
  /** Text of the first paragraph, the fallback description. */
  firstParagraph?: string;
  /** The documented APIs that the file uses. */
  apis: ApiUse;
  /** The git history that the page shows, by `historyKey`; absent if it shows none. */
  history?: string;
  /** The picture of what its exercise leads to; absent if it has none. */
  goal?: Picture;
  warnings: ContentProblem[];
}

/** What a run collects about a file in addition to the tree. Stored in `VFile.data.content`. */
export interface FileRecord extends PageFacts {
  /** The imports of its samples. */
  imports: PageImports;
  problems: ContentProblem[];
  /** Why the file cannot be compiled to data, if so. */
  moduleReason?: string;
  /** Names that the file declares. */
  declared: Set<string>;
  /** Names that imports bind to components, partials and unknown values. */
  bindings: Map<string, ImportBinding>;
}

/** An import without a file or package, and the absolute path of the file with it. */
export interface MissingImport {
  source: string;
  importer: string;
}

/** What an `import` of an MDX file evaluates to at build time. */
export type ImportBinding =
  | { kind: 'component'; name: string }
  | { kind: 'unknown'; name: string; source: string; missing: MissingImport }
  | { kind: 'partial'; file: string };

declare module 'vfile' {
  interface DataMap {
    environment: CompileEnvironment;
    content: FileRecord;
    /** Number of lines removed from the start of the file (its frontmatter). */
    lineOffset: number;
  }
}

/** Creates an empty record for a new run. */
export function createFileRecord(): FileRecord {
  return {
    toc: [],
    ids: [],
    links: [],
    missingLinks: [],
    dependencies: [],
    pictures: [],
    words: 0,
    hasTitle: false,
    apis: createApiUse(),
    imports: new Map(),
    problems: [],
    warnings: [],
    declared: new Set(),
    bindings: new Map(),
  };
}

/** Returns the facts about a page from what a run has collected. */
export function factsOf(record: FileRecord): PageFacts {
  const { imports: _i, problems: _p, moduleReason: _m, declared: _d, bindings: _b, ...facts } = record;
  return facts;
}

/**
 * Returns the environment passed to a run.
 *
 * @throws {Error} if there is none.
 */
export function environmentOf(file: VFile): CompileEnvironment {
  const { environment } = file.data;
  if (!environment) throw new Error(`${file.path} is compiled without an environment.`);
  return environment;
}

/** Reports something that other tools may know: an error, a warning or nothing, depending on the settings. */
export function reportUnknown(problem: ContentProblem, file: VFile): void {
  const { problems, warnings } = file.data.content as FileRecord;
  const { onUnknownComponent } = environmentOf(file);
  if (onUnknownComponent === 'throw') problems.push(problem);
  else if (onUnknownComponent === 'warn') warnings.push(problem);
}
