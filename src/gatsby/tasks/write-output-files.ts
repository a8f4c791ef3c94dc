import os from 'node:os';
import path from 'node:path';
import { writeDemoSources } from '../../content-model/demo-sources';
import { readSynonyms } from '../../content-model/synonyms';
import { writeOutputFiles } from '../../outputs';
import type { OutputPage } from '../../outputs/page';
import { makeIndexFiles, writeIndexFiles } from '../../search/index-writer/write-index';
import { collectRecords, type PageSource } from '../../search/records/collect-records';
import { readEnv } from '../../site/env';

/** What is written beside the pages is made of this: the pages as machines read them, and as the search knows them. */
interface Input {
  root: string;
  pages: OutputPage[];
  searchPages: PageSource[];
}

/**
 * Writes what is beside the pages, while webpack bundles: the search index, what machines read, and the sources of the demos. Gives the
 * files that pages have for machines, absolute.
 */
export async function run({ root, pages, searchPages }: Input): Promise<string[]> {
  // What the build waits for goes first.
  os.setPriority(10);
  const records = collectRecords(searchPages).flatMap((page) => page.records);
  const env = readEnv();
  const synonyms = readSynonyms({ root, contentDir: path.resolve(root, env.contentDir) });
  writeIndexFiles(makeIndexFiles(records, synonyms), path.join(root, 'public', 'search'));
  const files = await writeOutputFiles(pages, { root, env });
  writeDemoSources(root);
  return files;
}
