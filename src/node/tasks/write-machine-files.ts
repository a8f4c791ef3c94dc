import os from 'node:os';
import path from 'node:path';
import { synonymTable } from '../../shared/search/synonyms';
import { readEnv } from '../../site/env';
import { searchSynonyms } from '../../site/search-synonyms';
import { writeDemoSources } from '../content/demo-sources';
import { writeMachineFiles } from '../machines';
import type { MachinePage } from '../machines/page';
import { collectRecords, type PageSource } from '../search/collect-records';
import { makeIndexFiles, writeIndexFiles } from '../search/write-index';

/** What is written beside the pages is made of this: the pages as machines read them, and as the search knows them. */
interface Input {
  root: string;
  pages: MachinePage[];
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
  writeIndexFiles(makeIndexFiles(records, synonymTable(searchSynonyms)), path.join(root, 'public', 'search'));
  const files = await writeMachineFiles(pages, { root, env: readEnv() });
  writeDemoSources(root);
  return files;
}
