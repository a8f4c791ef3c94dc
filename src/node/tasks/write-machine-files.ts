import os from 'node:os';
import path from 'node:path';
import type { SearchRecord } from '../../shared/search/record';
import { synonymTable } from '../../shared/search/synonyms';
import { readEnv } from '../../site/env';
import { searchSynonyms } from '../../site/search-synonyms';
import { writeMachineFiles } from '../machines';
import type { MachinePage } from '../machines/page';
import { makeIndexFiles, writeIndexFiles } from '../search/write-index';

/** What is written beside the pages: the pages as machines read them, and the records of the search index. */
interface Input {
  root: string;
  pages: MachinePage[];
  records: SearchRecord[];
}

/** Writes what machines read, while webpack bundles what readers see. Gives the files that pages have, absolute. */
export function run({ root, pages, records }: Input): Promise<string[]> {
  // What the build waits for goes first.
  os.setPriority(10);
  writeIndexFiles(makeIndexFiles(records, synonymTable(searchSynonyms)), path.join(root, 'public', 'search'));
  return writeMachineFiles(pages, { root, env: readEnv() });
}
