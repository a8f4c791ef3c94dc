import fs from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../content-model/digest';
import type { StartQuestion } from '../../content-model/nodes/start-questions';
import { dataOfRecords, sortRecords } from '../engine/data-of-records';
import { encodeIndex, indexFormat } from '../engine/index-files';
import { indexFolder, manifestFile, questionsFile, type SearchManifest } from '../engine/manifest';
import type { SearchRecord } from '../engine/record';
import type { SearchData } from '../engine/search-data';

/** Files of the embedded index, including the manifest, by path relative to the site's root. */
export type IndexFiles = Record<string, string>;

/**
 * Creates the files of the embedded index. Their names contain a hash of the content, except for the
 * manifest, which names the others, and the questions.
 */
export function makeIndexFiles(
  records: readonly SearchRecord[],
  synonyms: SearchData['synonyms'],
  questions: readonly StartQuestion[] = [],
): IndexFiles {
  const sorted = sortRecords(records);
  const data = { ...dataOfRecords(sorted, ''), synonyms };
  const { titles, texts } = encodeIndex(data);
  const build = digestOf(JSON.stringify(titles), JSON.stringify(texts)).slice(0, 16);
  const files = { titles: JSON.stringify({ ...titles, build }), texts: JSON.stringify({ ...texts, build }) };
  const names = { titles: hashedName('titles', files.titles), texts: hashedName('texts', files.texts) };
  const manifest: SearchManifest = {
    format: indexFormat,
    build,
    ...names,
    pages: data.pages.length,
    records: sorted.length,
  };
  return {
    [manifestFile]: JSON.stringify(manifest),
    [questionsFile]: JSON.stringify(questions),
    [names.titles]: files.titles,
    [names.texts]: files.texts,
  };
}

/** Writes the files to the folder of the built site, and removes those of earlier builds. */
export function writeIndexFiles(files: IndexFiles, folder: string): void {
  fs.rmSync(path.join(folder, indexFolder), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

function hashedName(name: string, text: string): string {
  return `${indexFolder}/${name}-${digestOf(text).slice(0, 16)}.json`;
}
