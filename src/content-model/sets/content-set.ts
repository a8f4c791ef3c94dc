import type { CreatePagesArgs } from 'gatsby';
import type { SearchPage } from '../../search/records/search-page';
import type { ContentProblem } from '../../shared/content-error';
import type { SiteEnv } from '../../site/env';

/** A file of the content folder, read. */
export interface ContentFile {
  absolutePath: string;
  /** Path below the set's folder, with forward slashes. */
  relativePath: string;
  /** Path as the author knows it, for messages. */
  name: string;
  source: string;
}

/** What a set makes of a file: the fields of its node. `path` is the route, where the node has a page. */
export interface ContentFields {
  path?: string;
  draft?: boolean;
  [field: string]: unknown;
}

/** Whatever a set needs to create its pages. */
export interface PagesContext extends Pick<CreatePagesArgs, 'graphql' | 'actions' | 'reporter'> {
  env: SiteEnv;
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Faults found on the way; the build fails once with all of them. */
  problems: ContentProblem[];
  /** Faults that the build only warns of. */
  warnings: ContentProblem[];
  /** Creates a page from a template; `source` is given where the page is an MDX file that has to go the module way. */
  createPage(page: { path: string; template: string; context: object; source?: string | undefined }): void;
}

/** What a set works out its search pages from. */
export interface SearchContext {
  getNodesByType(type: string): readonly ContentFields[];
  /** Absolute path of the content folder. */
  contentDir: string;
}

/** One kind of content: a folder of files, the nodes made of them, and their pages. A new set is one of these and a line in the registry. */
export interface ContentSet {
  name: string;
  /** Folder below the content folder, or the name of a single file. */
  folder: string;
  extensions: readonly string[];
  /** Name of the GraphQL type. */
  type: string;
  /** GraphQL declarations (SDL). Fields that are worked out when asked for are added to MDX types by `hooks/create-resolvers`. */
  typeDefs: string;
  /** Reads a file into the fields of its node, or of several nodes; what is wrong goes into `problems`. */
  read(file: ContentFile, problems: ContentProblem[]): ContentFields | ContentFields[];
  createPages?(context: PagesContext): Promise<void>;
  /** The pages of the set that can be found; drafts and unlisted ones are left out by whoever asks. */
  searchPages?(context: SearchContext): SearchPage[];
}

/** Whether a set's files are MDX, and so have a content tree. */
export function isMdxSet(set: ContentSet): boolean {
  return set.extensions.includes('.mdx');
}
