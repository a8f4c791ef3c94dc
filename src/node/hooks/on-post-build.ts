import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { SearchRecord } from '../../shared/search/record';
import { synonymTable } from '../../shared/search/synonyms';
import { searchSynonyms } from '../../site/search-synonyms';
import { recordsQuery } from '../search/graphql-types';
import { makeIndexFiles, writeIndexFiles } from '../search/write-index';
import { endMachineFiles } from './machine-files';
import { ask, siteFolders } from './prepare';

interface QueryData {
  allSearchRecord: { nodes: SearchRecord[] };
}

/** Writes the embedded search index beside the pages, and waits for what another process writes there. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const { allSearchRecord } = await ask<QueryData>(recordsQuery);
  const files = makeIndexFiles(allSearchRecord.nodes, synonymTable(searchSynonyms));
  writeIndexFiles(files, path.join(siteFolders().root, 'public', 'search'));

  const timer = reporter.activityTimer('write Markdown, feeds and cards');
  timer.start();
  await endMachineFiles();
  timer.end();
}
