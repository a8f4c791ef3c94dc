import { digestOf } from '@docs/content';
import type { WrittenAnswer } from '@docs/content/shared';
import {
  answersFile,
  indexFiles,
  indexFolder,
  indexFormat,
  manifestFile,
  type SearchData,
  type SearchManifest,
} from '@docs/search';

/** Files of the embedded index, including the manifest, by path relative to the site's root. */
export type IndexFiles = Record<string, string>;

/**
 * Creates the files of the embedded index. Their names contain a hash of the content, except for the
 * manifest, which names the others, and the written answers.
 */
export function makeIndexFiles(data: SearchData, answers: readonly WrittenAnswer[] = []): IndexFiles {
  const { titles, texts } = indexFiles(data);
  const build = digestOf(JSON.stringify(titles), JSON.stringify(texts)).slice(0, 16);
  const files = { titles: JSON.stringify({ ...titles, build }), texts: JSON.stringify({ ...texts, build }) };
  const names = { titles: hashedName('titles', files.titles), texts: hashedName('texts', files.texts) };
  const counts = { pages: data.pages.length, records: countRecords(data) };
  const manifest: SearchManifest = { format: indexFormat, build, ...names, ...counts };
  return {
    [manifestFile]: JSON.stringify(manifest),
    [answersFile]: JSON.stringify(answers),
    [names.titles]: files.titles,
    [names.texts]: files.texts,
  };
}

function countRecords({ pages, sections }: SearchData): number {
  const blocks = sections.reduce((sum, section) => sum + section.blocks.length, 0);
  // A description is a block of its page's title, not a record of its own.
  return sections.length + blocks - pages.filter(({ isDescribed }) => isDescribed).length;
}

function hashedName(name: string, text: string): string {
  return `${indexFolder}/${name}-${digestOf(text).slice(0, 16)}.json`;
}
