import type { BuildArgs } from 'gatsby';
import { pruneCache } from '../../content-model/cache-folder';
import { finishOutputFiles } from '../output-files';
import { currentSite } from '../site';

/** Waits for the output files, and prunes the cache. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const site = currentSite();
  const timer = reporter.activityTimer('write search index, Markdown, feeds, cards and demo sources');
  timer.start();
  await finishOutputFiles(site);
  timer.end();
  pruneCache(site.folders.root, site.compiler.usedKeys(), Date.now());
}
