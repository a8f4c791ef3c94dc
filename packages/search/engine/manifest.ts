import { indexFormat } from './index-files';

/**
 * The index files, as paths relative to the site's root. The names contain a hash of the content, so the
 * files are in `/static/`.
 */
export interface SearchManifest {
  format: number;
  build: string;
  /** The file with all titles and headings. */
  titles: string;
  /** The file with the texts. */
  texts: string;
  pages: number;
  records: number;
}

/** Path of the manifest, relative to the site's root. Browsers revalidate it with every use. */
export const manifestFile = 'search/manifest.json';

/** Path of the file with the written answers, whose first questions are suggested before the user types. */
export const answersFile = 'answers.json';

/** Folder of the files with hashed names: hosts cache everything below `/static/` permanently. */
export const indexFolder = 'static/search';

/** Returns whether a value is a manifest with the format that this code reads. */
export function isManifest(value: unknown): value is SearchManifest {
  const { format, build, titles, texts } = (value ?? {}) as Partial<SearchManifest>;
  return (
    format === indexFormat && [build, titles, texts].every((text) => typeof text === 'string' && text !== '')
  );
}

/** Returns whether a value is an index file of a build. */
export function isFileOf(value: unknown, build: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Record<string, unknown>;
  const content = file.headings ?? file.texts;
  return file.format === indexFormat && file.build === build && typeof content === 'object';
}
