import { z } from 'zod';
import type { TocItem } from '../../shared/toc';
import type { ApiIndex } from '../api/api-index';
import { cardFile } from '../api/card-files';
import { cutAtWord } from '../api/first-sentence';
import type { CompiledFile } from '../compiler';

/**
 * Fields that compilation, git and the settings add to every MDX document. Trees are read when a query
 * requests them.
 */
export const documentFields = z.object({
  /** Key of the cached trees; null for a file with mistakes, which is only shown in development. */
  treeKey: z.string().nullable(),
  isModule: z.boolean(),
  tableOfContents: z.custom<TocItem[]>(),
  readingMinutes: z.int(),
  description: z.string().nullable(),
  /** ISO date of the last change, if known. */
  lastUpdated: z.string().nullable(),
  editUrl: z.string().nullable(),
  /** URL of the file with the cards of the APIs that it links to. */
  apiCards: z.string().nullable(),
});

/** See `documentFields`. */
export type DocumentFields = z.output<typeof documentFields>;

/** The inputs of the fields, apart from the compiled file. */
export interface DocumentContext {
  /** Dates of last commits (ISO 8601), by absolute path. */
  dates: ReadonlyMap<string, string>;
  repositoryUrl: string;
  root: string;
}

/** What a document says itself. */
interface OwnFields {
  sourcePath: string;
  sourceName: string;
  description?: string | null;
  ownLastUpdate?: string | null;
  hasOwnEditUrl?: boolean;
  ownEditUrl?: string | null;
}

/** Computes the fields of `documentFields`. `compiled` is undefined for a file with mistakes. */
export function computeFields(
  document: OwnFields,
  compiled: CompiledFile | undefined,
  {
    dates,
    repositoryUrl,
    root,
    apis,
    repositoryBranch,
  }: DocumentContext & {
    apis: ApiIndex;
    repositoryBranch: string;
  },
): DocumentFields {
  const { facts } = compiled ?? {};
  const isOfProject = document.sourcePath.startsWith(root);
  const defaultEditUrl = isOfProject
    ? `${repositoryUrl}/edit/${repositoryBranch}/${document.sourceName}`
    : null;
  return {
    treeKey: compiled?.key ?? null,
    isModule: compiled?.isModule ?? false,
    tableOfContents: facts?.toc ?? [],
    readingMinutes: readingMinutes(facts?.words ?? 0),
    // Search engines show 160 characters.
    description: document.description ?? (cutAtWord(facts?.firstParagraph ?? '', 160) || null),
    lastUpdated: document.ownLastUpdate ?? dates.get(document.sourcePath) ?? null,
    apiCards: (facts && cardFile(facts.apis, apis)?.url) ?? null,
    editUrl: document.hasOwnEditUrl ? (document.ownEditUrl ?? null) : defaultEditUrl,
  };
}

/** Returns the reading time in minutes, at 200 words per minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}
