import type { BuildArgs, ParentSpanPluginArgs } from 'gatsby';
import { pruneCache } from '../../content-model/cache-folder';
import type { LoadedSite } from '../../content-model/site';
import { pushesRecords } from '../../search/index-writer/hosted-index-plugin';
import { collectRecords } from '../../search/records/collect-records';
import { readSearchPages } from '../../search/records/read-search-pages';
import { sourceRecords } from '../../search/records/source-records';
import { startOutputFiles } from '../../tasks/output-files';
import { writeKeptBundles } from '../patches/kept-bundles';
import { currentSite, shownSite } from '../site';

let finish: () => Promise<void> = () => Promise.resolve();

/**
 * Starts the process that writes the output files of a build. `loading` resolves when the site is loaded and
 * has no mistakes. If most pages are compiled already, the process reads them until then.
 */
export function startWritingFiles(loading: Promise<LoadedSite>): void {
  const { folders, env } = currentSite();
  finish = startOutputFiles(folders.root, env.pathPrefix, loading);
}

/**
 * Makes search records nodes of a build, but only if the indexing job queries them; otherwise they would be
 * three quarters of all nodes.
 */
export function onPostBootstrap(api: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV !== 'production') return;
  sourceRecords(pushesRecords() ? collectRecords(readSearchPages(shownSite())) : [], api);
}

/** Waits for the output files, keeps the bundles, and prunes the cache. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const { folders, compiler } = currentSite();
  const timer = reporter.activityTimer('write search index, Markdown, feeds, cards and demo sources');
  timer.start();
  await finish();
  timer.end();
  writeKeptBundles();
  pruneCache(folders.root, compiler.usedKeys(), Date.now());
}
