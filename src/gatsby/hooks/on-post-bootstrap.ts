import type { ParentSpanPluginArgs } from 'gatsby';
import { forgetCompiled, tryCompiled } from '../../content-model/compiled';
import { writeDemoSources } from '../../content-model/demo-sources';
import { forgetReads } from '../../content-model/read-folder';
import type { ContentFields } from '../../content-model/sets/content-set';
import { pushesRecords } from '../../search/index-writer/hosted-index-plugin';
import { collectRecords, type PageSource, readSearchPages } from '../../search/records/collect-records';
import { sourceRecords } from '../../search/records/source-records';
import { ContentError } from '../../shared/content-error';
import { giveOutputInput } from '../output-files';
import { compileEnvironment, siteFolders } from '../prepare';

/**
 * A build gives the process beside it what it is to write, once everything that it is made of is there. The development server writes the
 * sources of the demos; its search index it makes when somebody searches (`on-create-dev-server`). Records are nodes only where GraphQL
 * is asked for them, which the indexing job does: for the rest of a build they would be three quarters of all nodes.
 */
export async function onPostBootstrap(api: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return writeDemoSources(siteFolders().root);
  const searchPages = await readSiteForSearch(api.getNodesByType);
  sourceRecords(pushesRecords() ? collectRecords(searchPages) : [], api);
  await giveOutputInput(api, searchPages);
  // The content is in the store now: from here on webpack needs the room.
  forgetCompiled();
  forgetReads();
}

/** The pages of the site as the search knows them now. What is compiled already is not compiled again. */
export function readSiteForSearch(
  getNodesByType: ParentSpanPluginArgs['getNodesByType'],
): Promise<PageSource[]> {
  return readSearchPages({
    getNodesByType: (type) => getNodesByType(type) as unknown as ContentFields[],
    contentDir: siteFolders().contentDir,
    compiled: async (source) => {
      const content = await tryCompiled(source, compileEnvironment());
      // Its mistakes were told when the pages were created.
      return content instanceof ContentError ? undefined : content;
    },
  });
}
