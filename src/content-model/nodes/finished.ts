import { z } from 'zod';
import type { TocItem } from '../../shared/toc';
import { settings } from '../../site/settings';
import type { CompiledFacts, CompiledFile } from '../compiler';

/** Fields that compiling, git and the settings add to every document that is MDX. The trees are read when a query asks. */
export const finishedFields = z.object({
  /** Key of the cached trees; null for a file with mistakes, which only development shows. */
  treeKey: z.string().nullable(),
  isModule: z.boolean(),
  tableOfContents: z.custom<TocItem[]>(),
  readingMinutes: z.int(),
  description: z.string().nullable(),
  /** ISO date of the last change, if one is known. */
  lastUpdated: z.string().nullable(),
  editUrl: z.string().nullable(),
});

/** See `finishedFields`. */
export type FinishedFields = z.output<typeof finishedFields>;

/** What the fields are made of besides the compiled file. */
export interface FinishContext {
  /** Dates of last commits (ISO 8601), by absolute path. */
  dates: ReadonlyMap<string, string>;
  repositoryUrl: string;
  root: string;
}

interface Unfinished {
  sourcePath: string;
  sourceName: string;
  description?: string | null;
  ownLastUpdate?: string | null;
  hasOwnEditUrl?: boolean;
  ownEditUrl?: string | null;
}

/** Computes these fields; `compiled` is absent for a file with mistakes. */
export function finishDocument(
  document: Unfinished,
  compiled: CompiledFile | undefined,
  { dates, repositoryUrl, root }: FinishContext,
): FinishedFields {
  const { facts } = compiled ?? {};
  const isOfProject = document.sourcePath.startsWith(root);
  const defaultEditUrl = isOfProject
    ? `${repositoryUrl}/edit/${settings.repositoryBranch}/${document.sourceName}`
    : null;
  return {
    treeKey: compiled?.key ?? null,
    isModule: compiled?.isModule ?? false,
    tableOfContents: facts?.toc ?? [],
    readingMinutes: readingMinutes(facts?.words ?? 0),
    description: document.description ?? describe(facts),
    lastUpdated: document.ownLastUpdate ?? dates.get(document.sourcePath) ?? null,
    editUrl: document.hasOwnEditUrl ? (document.ownEditUrl ?? null) : defaultEditUrl,
  };
}

/** Minutes that reading takes, at 200 words a minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}

/** The beginning of the text, cut at a word within 160 characters: as much as search engines show. */
function describe(facts: CompiledFacts | undefined): string | null {
  const text = facts?.firstParagraph ?? '';
  if (text.length <= 160) return text || null;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
