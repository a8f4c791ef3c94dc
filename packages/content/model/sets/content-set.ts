import type { SearchPage } from '@docs/search';
import type { z } from 'zod';
import type { ContentSettings } from '../../settings/types';
import type { ContentProblem } from '../../shared/content-error';
import type { LayoutKind } from '../../shared/page-context';
import type { Sidebars } from '../sidebars/load';

/** A file of the content folder with its text. */
export interface ContentFile {
  absolutePath: string;
  /** Path below the set's folder, with forward slashes. */
  relativePath: string;
  /** The path shown in messages. */
  name: string;
  source: string;
}

/** The context that a set gets in addition to the file. */
export interface ReadContext {
  /** The set adds mistakes here. */
  problems: ContentProblem[];
  /** Whether an unknown frontmatter key is a mistake. */
  isStrict: boolean;
}

/** The origin of a document. */
export interface Origin {
  /** Id of the GraphQL node; unique in the site and stable across builds. */
  id: string;
  relativePath: string;
  /** Absolute path of its file. */
  sourcePath: string;
  /** Its file, as shown in messages. */
  sourceName: string;
}

/**
 * A page of the site: its route, the template in `src/templates` that renders it, and the variables of the
 * template's query.
 */
export interface PageRoute {
  path: string;
  template: string;
  context: { layout: LayoutKind; [variable: string]: string | number };
  /** The file behind the page, as shown in messages; absent for lists. */
  sourceName?: string;
  /** Absolute path of the MDX file, if the page may be rendered as a module. */
  sourcePath?: string;
  /** Absolute paths of the MDX files whose excerpts the page shows. */
  excerptsOf?: readonly string[];
}

/**
 * One kind of content: a folder of files, and the documents read from them. To add a set, define one and add
 * it to the registry.
 */
export interface ContentSet<Type extends string = string, Fields extends z.ZodObject = z.ZodObject> {
  name: string;
  /** Folder below the content folder, or the name of a single file. */
  folder: string;
  extensions: readonly string[];
  /** Name of the document type, also in GraphQL. */
  type: Type;
  /** Fields of a document. Its TypeScript type is inferred and its GraphQL type generated from them. */
  fields: Fields;
  /** The schema of what authors write in a file: its frontmatter, or the whole file. */
  schemaOf?(relativePath: string): z.ZodType | undefined;
  /** Reads the documents in a file; adds mistakes to `context.problems`. */
  read(file: ContentFile, context: ReadContext): z.output<Fields>[];
  /** The pages of the set's documents, excluding redirects. */
  pages?(documents: readonly (z.output<Fields> & Origin)[]): PageRoute[];
  /** The searchable pages of the set, excluding drafts and unlisted ones. */
  searchPages?(documents: readonly (z.output<Fields> & Origin)[], context: SearchContext): SearchPage[];
}

/** What a set may use to describe its searchable pages. */
export interface SearchContext {
  sidebars: Sidebars;
  settings: ContentSettings;
}

/** A document of unknown type. */
export type AnyDocument = Origin & Record<string, unknown>;

/** A document of a set. */
export type DocumentIn<Set extends { fields: z.ZodObject }> = z.output<Set['fields']> & Origin;

/** Returns whether a set's files are MDX and therefore have a content tree. */
export function isMdxSet(set: Pick<ContentSet, 'extensions'>): boolean {
  return set.extensions.includes('.mdx');
}
