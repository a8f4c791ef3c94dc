import type { ParentSpanPluginArgs } from 'gatsby';
import { ContentError } from '../../shared/content-error';
import { forgetCompiled, tryCompiled } from '../content/compiled';
import { writeDemoSources } from '../content/demo-sources';
import { forgetReads } from '../content/read-folder';
import type { ContentFields } from '../content-sets/content-set';
import { collectRecords, type PageRecords } from '../search/collect-records';
import { sourceRecords } from '../search/source-records';
import { startMachineFiles } from './machine-files';
import { siteFolders } from './prepare';

/**
 * Writes the sources of the demos. A build makes the search records, once everything they are made of is there, and starts what is
 * written beside the pages; the development server collects the records when somebody searches (`on-create-dev-server`).
 */
export async function onPostBootstrap(api: ParentSpanPluginArgs): Promise<void> {
  writeDemoSources(siteFolders().root);
  if (process.env.NODE_ENV !== 'production') return;
  const pages = await collectSiteRecords(api.getNodesByType);
  sourceRecords(pages, api);
  await startMachineFiles(
    api,
    pages.flatMap(({ records }) => records),
  );
  // The content is in the store now: from here on webpack needs the room.
  forgetCompiled();
  forgetReads();
}

/** The records of the site as it is now. What is compiled already is not compiled again. */
export function collectSiteRecords(
  getNodesByType: ParentSpanPluginArgs['getNodesByType'],
): Promise<PageRecords[]> {
  return collectRecords({
    getNodesByType: (type) => getNodesByType(type) as unknown as ContentFields[],
    contentDir: siteFolders().contentDir,
    compiled: async (source) => {
      const content = await tryCompiled(source);
      // Its mistakes were told when the pages were created.
      return content instanceof ContentError ? undefined : content;
    },
  });
}
