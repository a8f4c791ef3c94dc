import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { SearchRecord } from '../../shared/search/record';
import { synonymTable } from '../../shared/search/synonyms';
import { readEnv } from '../../site/env';
import { searchSynonyms } from '../../site/search-synonyms';
import { docOrder } from '../content-sets/docs/order';
import { writeMachineFiles } from '../machines';
import type { MadePage } from '../machines/page-writers';
import { machinePages } from '../machines/pages';
import { type SiteData, siteQuery } from '../machines/site-data';
import { recordsQuery } from '../search/graphql-types';
import { makeIndexFiles, writeIndexFiles } from '../search/write-index';
import { siteFolders } from './prepare';

interface QueryData {
  allSearchRecord: { nodes: SearchRecord[] };
}

/** Writes beside the pages the embedded search index, and what other machines read of them. */
export async function onPostBuild({ graphql, store, getNodesByType, reporter }: BuildArgs): Promise<void> {
  const { root, contentDir } = siteFolders();
  const records = await ask<QueryData>(graphql, recordsQuery);
  const files = makeIndexFiles(records.allSearchRecord.nodes, synonymTable(searchSynonyms));
  writeIndexFiles(files, path.join(root, 'public', 'search'));

  const timer = reporter.activityTimer('write Markdown, feeds and cards');
  timer.start();
  const made = [...(store.getState().pages as Map<string, MadePage>).values()];
  const order = docOrder({ getNodesByType: getNodesByType as never, contentDir });
  const pages = machinePages(made, await ask<SiteData>(graphql, siteQuery), order);
  await writeMachineFiles(pages, { root, env: readEnv() });
  timer.end();
}

async function ask<Data>(graphql: BuildArgs['graphql'], query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (errors || !data)
    throw errors?.[0] ?? new Error('The query of what is written beside the pages gave no data.');
  return data;
}
