import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { SearchRecord } from '../../shared/search/record';
import { synonymTable } from '../../shared/search/synonyms';
import { searchSynonyms } from '../../site/search-synonyms';
import { recordsQuery } from '../search/graphql-types';
import { isIndexJob } from '../search/index-job';
import { makeIndexFiles, writeIndexFiles } from '../search/write-index';
import { siteFolders } from './prepare';

interface QueryData {
  allSearchRecord: { nodes: SearchRecord[] };
}

/** Writes the embedded search index beside the pages. */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<QueryData>(recordsQuery);
  if (errors || !data) throw errors?.[0] ?? new Error('The query of the search records gave no data.');
  const files = makeIndexFiles(data.allSearchRecord.nodes, synonymTable(searchSynonyms));
  writeIndexFiles(files, path.join(siteFolders().root, 'public', 'search'));
  if (!isIndexJob()) reporter.info('Hosted search index: skipped');
}
