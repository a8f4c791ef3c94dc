import type { ParentSpanPluginArgs } from 'gatsby';
import { writeDemoSources } from '../../content-model/demo-sources';
import { pushesRecords } from '../../search/index-writer/hosted-index-plugin';
import { collectRecords } from '../../search/records/collect-records';
import { readSearchPages } from '../../search/records/read-search-pages';
import { sourceRecords } from '../../search/records/source-records';
import { startOutputFiles } from '../output-files';
import { currentSite, shownSite, siteFolders } from '../site';

/**
 * A build starts the process that writes beside the pages, once everything that it reads is there. The development server writes the
 * sources of the demos. Records are nodes only if GraphQL is asked for them, by the indexing job: otherwise they would be three quarters
 * of all nodes.
 */
export function onPostBootstrap(api: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV !== 'production') {
    writeDemoSources(siteFolders().root);
    return;
  }
  sourceRecords(pushesRecords() ? collectRecords(readSearchPages(shownSite())) : [], api);
  startOutputFiles(currentSite());
}
