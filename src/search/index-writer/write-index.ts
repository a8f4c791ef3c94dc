import path from 'node:path';
import { digestOf } from '../../content-model/digest';
import type { StartQuestion } from '../../content-model/nodes/start-questions';
import { replaceFiles, type SiteFile } from '../../content-model/replace-files';
import { writeIfChanged } from '../../content-model/write-if-changed';
import { encodeIndex, indexFormat, type TextFile, type TitleFile } from '../engine/index-files';
import { indexFolder, manifestFile, questionsFile, type SearchManifest } from '../engine/manifest';
import type { SearchData } from '../engine/search-data';

/** Files of the embedded index, including the manifest, by path relative to the site's root. */
export type IndexFiles = Record<string, string>;

/** The encoded data of an index. */
export interface EncodedIndex {
  titles: TitleFile;
  texts: TextFile;
  /** Paths of the pages, in the order of the index. */
  paths: string[];
  /** Number of records. */
  records: number;
}

/** Encodes the data of an index, which takes most of its time. */
export function encodeData(data: SearchData): EncodedIndex {
  const { pages, sections } = data;
  const blocks = sections.reduce((sum, section) => sum + section.blocks.length, 0);
  // A description is a block of its page's title, not a record of its own.
  const records = sections.length + blocks - pages.filter(({ isDescribed }) => isDescribed).length;
  return { ...encodeIndex(data), paths: pages.map(({ path }) => path), records };
}

/**
 * Creates the files of the embedded index. Their names contain a hash of the content, except for the
 * manifest, which names the others, and the questions.
 */
export function makeIndexFiles(
  { titles, texts, paths, records }: EncodedIndex,
  questions: readonly StartQuestion[] = [],
): IndexFiles {
  const build = digestOf(JSON.stringify(titles), JSON.stringify(texts)).slice(0, 16);
  const files = { titles: JSON.stringify({ ...titles, build }), texts: JSON.stringify({ ...texts, build }) };
  const names = { titles: hashedName('titles', files.titles), texts: hashedName('texts', files.texts) };
  const manifest: SearchManifest = { format: indexFormat, build, ...names, pages: paths.length, records };
  return {
    [manifestFile]: JSON.stringify(manifest),
    [questionsFile]: JSON.stringify(questions),
    [names.titles]: files.titles,
    [names.texts]: files.texts,
  };
}

/** Writes the files to the folder of the built site, and removes those of earlier builds. */
export function writeIndexFiles(files: IndexFiles, folder: string): void {
  const all = Object.entries(files).map(([name, text]) => ({ url: `/${name}`, text }));
  const isHashed = ({ url }: SiteFile) => url.startsWith(`/${indexFolder}/`);
  replaceFiles(folder, indexFolder, all.filter(isHashed));
  for (const file of all) if (!isHashed(file)) writeIfChanged(path.join(folder, file.url), file.text);
}

function hashedName(name: string, text: string): string {
  return `${indexFolder}/${name}-${digestOf(text).slice(0, 16)}.json`;
}
