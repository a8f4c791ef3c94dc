import type { z } from 'zod';
import type { SearchPage } from '../../search/records/search-page';
import type { ContentProblem } from '../../shared/content-error';
import type { LayoutKind } from '../../shared/page-context';
import type { Sidebars } from '../sidebars/load';

/** A file of the content folder, read. */
export interface ContentFile {
  absolutePath: string;
  /** Path below the set's folder, with forward slashes. */
  relativePath: string;
  /** Path as the author knows it, for messages. */
  name: string;
  source: string;
}

/** What a set is given besides the file. */
export interface ReadContext {
  /** Mistakes are added here. */
  problems: ContentProblem[];
  /** Whether a key of frontmatter that no set knows is a mistake. */
  isStrict: boolean;
}

/** Where a document comes from. */
export interface Origin {
  /** Unique in the site, and the same in every build: the id of its GraphQL node. */
  id: string;
  relativePath: string;
  /** Absolute path of its file. */
  sourcePath: string;
  /** Its file as messages name it. */
  sourceName: string;
}

/** A page of the site: its route, the template in `src/templates` that shows it, and what the template's query asks by. */
export interface PageRoute {
  path: string;
  template: string;
  context: { layout: LayoutKind; [variable: string]: string | number };
  /** File that the page is made of, as messages name it; absent for lists. */
  sourceName?: string;
  /** The MDX file of a page that may be rendered as a module, absolute. */
  sourcePath?: string;
}

/** One kind of content: a folder of files, and the documents made of them. A new set is one of these and a line in the registry. */
export interface ContentSet<Type extends string = string, Fields extends z.ZodObject = z.ZodObject> {
  name: string;
  /** Folder below the content folder, or the name of a single file. */
  folder: string;
  extensions: readonly string[];
  /** Name of the documents' type, in GraphQL too. */
  type: Type;
  /** Fields of a document: its TypeScript type is inferred from them, its GraphQL type generated. */
  fields: Fields;
  /** Reads a file into documents; mistakes go into `context.problems`. */
  read(file: ContentFile, context: ReadContext): z.output<Fields>[];
  /** The pages made of the set's documents, redirects left out. */
  pages?(documents: readonly (z.output<Fields> & Origin)[]): PageRoute[];
  /** The pages of the set that search finds, without drafts and unlisted ones. */
  searchPages?(documents: readonly (z.output<Fields> & Origin)[], sidebars: Sidebars): SearchPage[];
}

/** A document whose type is not known. */
export type AnyDocument = Origin & Record<string, unknown>;

/** A document of a set. */
export type DocumentIn<Set extends { fields: z.ZodObject }> = z.output<Set['fields']> & Origin;

/** Whether a set's files are MDX, and so have a content tree. */
export function isMdxSet(set: Pick<ContentSet, 'extensions'>): boolean {
  return set.extensions.includes('.mdx');
}
