import { indexFormat } from './index-files';

/**
 * The files of the index, as paths below the site's root. Their names change with their content, so they are
 * below `/static/`.
 */
export interface SearchManifest {
  format: number;
  build: string;
  /** File of all titles and headings. */
  titles: string;
  /** File of the texts. */
  texts: string;
  pages: number;
  records: number;
}

/** Path of the file that names the others, below the site's root; it is revalidated with every use. */
export const manifestFile = 'search/manifest.json';

/** Path of the file with questions for readers who have typed nothing yet. */
export const questionsFile = 'search/questions.json';

/**
 * Folder of the files whose names change with their content: every host keeps what is below `/static/` for
 * ever.
 */
export const indexFolder = 'static/search';

/** Whether a value is a manifest of the form that this code reads. */
export function isManifest(value: unknown): value is SearchManifest {
  const { format, build, titles, texts } = (value ?? {}) as Partial<SearchManifest>;
  return (
    format === indexFormat && [build, titles, texts].every((text) => typeof text === 'string' && text !== '')
  );
}

/** Whether a value is an index file of a build; what it should hold besides is told by its absence. */
export function isFileOf(value: unknown, build: string, lists: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Record<string, unknown>;
  return (
    file.format === indexFormat && file.build === build && lists.every((name) => file[name] !== undefined)
  );
}
