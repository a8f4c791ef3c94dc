import type { BuildArgs, ParentSpanPluginArgs } from 'gatsby';
import { pruneCache } from '../../content-model/cache-folder';
import { writeDemoSources } from '../../content-model/demo-sources';
import { pushesRecords } from '../../search/index-writer/hosted-index-plugin';
import { collectRecords } from '../../search/records/collect-records';
import { readSearchPages } from '../../search/records/read-search-pages';
import { sourceRecords } from '../../search/records/source-records';
import { startOutputFiles } from '../../tasks/output-files';
import { currentSite, shownSite, siteFolders } from '../site';

let finish: () => Promise<void> = () => Promise.resolve();

/**
 * A build starts the process that writes the output files, once all of its inputs exist. The development
 * server writes the sources of the demos. Search records become nodes only if the indexing job queries them;
 * otherwise they would be three quarters of all nodes.
 */
export function onPostBootstrap(api: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV !== 'production') {
    writeDemoSources(siteFolders().root);
    return;
  }
  sourceRecords(pushesRecords() ? collectRecords(readSearchPages(shownSite())) : [], api);
  finish = startOutputFiles(shownSite(), currentSite().env.pathPrefix);
}

/** Waits for the output files, and prunes the cache. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const { folders, compiler } = currentSite();
  const timer = reporter.activityTimer('write search index, Markdown, feeds, cards and demo sources');
  timer.start();
  await finish();
  timer.end();
  pruneCache(folders.root, compiler.usedKeys(), Date.now());
}
