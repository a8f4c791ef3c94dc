import type { VFile } from 'vfile';
import type { ApiExport } from '../../shared/api';
import type { ContentProblem } from '../../shared/content-error';
import type { TocItem } from '../../shared/toc';
import type { PageImports } from './api-links/resolve';
import type { FindApi } from './api-links/target';
import { type ApiUse, createApiUse } from './api-links/use';

/** What happens with something that is not known: the build fails, a warning is printed, or nothing is said. */
export type OnUnknown = 'throw' | 'warn' | 'ignore';

/** A link of a file: as written, where it stands, and where it leads. */
export interface ContentLink {
  href: string;
  line?: number;
  /** Id of the heading that it is below. */
  section?: string;
  /** Root-relative route with hash, without the path prefix; absent for links that leave the site. */
  to?: string;
}

/** An image ready for a page: addresses carry the path prefix. */
export interface ContentImage {
  src: string;
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  sources?: { type: string; srcSet: string; sizes?: string }[];
}

/** What the compiler asks of the site around a file. Paths of files are absolute. */
export interface CompileEnvironment {
  /** Route of a content file, without the path prefix; undefined where it is no page. */
  routeOfFile(file: string): string | undefined;
  /** The route as its page has it (trailing slash included), or undefined where there is no such page. */
  canonicalRoute(path: string): string | undefined;
  /** Prepares an image of the content folder or of `static/`; throws an Error with a plain reason if it cannot be read. */
  image(file: string, alt: string): Promise<ContentImage>;
  /** False where `image` only measures: what is compiled so is not kept for a build. */
  makesPictures?: boolean;
  /** The export of a documented package under a name, and the file that says it; undefined where there is none. */
  apiExport(module: string, name: string): { entry: ApiExport; file: string } | undefined;
  /** Finds the page, or the heading of one, that documents an API which a sample or an inline code names. */
  findApi: FindApi;
  /** Put in front of root-relative addresses; empty in most builds. */
  pathPrefix: string;
  /** Absolute path of the project, of its content folder and of its static folder. */
  root: string;
  contentDir: string;
  staticDir: string;
  onUnknownComponent: OnUnknown;
  /** Holds for images too: one that is missing is a link that is broken. */
  onBrokenLinks: OnUnknown;
}

/** What one run over a file gathers besides the tree; lives in `VFile.data.content`. */
export interface Gathered {
  toc: TocItem[];
  links: ContentLink[];
  /** Links to files that are no pages, as written. */
  missingLinks: string[];
  /** Absolute paths of files whose content went into the page. */
  dependencies: string[];
  /** Words of the prose, code left out. */
  words: number;
  /** Whether the file writes its own `# title`. */
  hasTitle: boolean;
  /** Text of the first paragraph, for a description where none is given. */
  firstParagraph?: string;
  /** What the file uses of the documented APIs. */
  apis: ApiUse;
  /** What its samples import. */
  imports: PageImports;
  problems: ContentProblem[];
  warnings: ContentProblem[];
  /** Why the file cannot be data, where it cannot. */
  moduleReason?: string;
  /** Names that the file itself declares. */
  declared: Set<string>;
  /** Names that imports gave to components, partials and what nobody knows. */
  bindings: Map<string, ImportBinding>;
}

/** What an `import` of an MDX file stands for at build time. */
export type ImportBinding =
  | { kind: 'component'; name: string }
  | { kind: 'unknown'; name: string; source: string }
  | { kind: 'partial'; file: string };

declare module 'vfile' {
  interface DataMap {
    environment: CompileEnvironment;
    content: Gathered;
    /** How many lines were taken from the file before it was handed over (its frontmatter). */
    lineOffset: number;
  }
}

/** An empty record for a new run. */
export function createGathered(): Gathered {
  return {
    toc: [],
    links: [],
    missingLinks: [],
    dependencies: [],
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

/** The environment that a run was given; throws an Error if it was given none. */
export function environmentOf(file: VFile): CompileEnvironment {
  const { environment } = file.data;
  if (!environment) throw new Error(`${file.path} is compiled without an environment.`);
  return environment;
}
