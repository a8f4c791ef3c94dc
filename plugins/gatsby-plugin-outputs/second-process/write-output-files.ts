import os from 'node:os';
import {
  cardFiles,
  changeFiles,
  createSite,
  demoFiles,
  type KnownContents,
  type LoadedSite,
  readGitHistory,
  readSearchPages,
  readSynonyms,
  type Site,
  writtenAnswers,
} from '@docs/content';
import { markdownFile } from '@docs/content/shared';
import { collectRecords, type SearchData, searchData } from '@docs/search';
import { findFiles } from '@docs/search/find';
import { writeOutputFiles } from '..';
import { publicUrls } from '../addresses';
import { readApiPackages } from '../api/read-packages';
import { llmsFile } from '../llms';
import type { OutputJob } from '../options';
import { readOutputPages } from '../output-pages';
import { sidebarFiles } from '../requested-files';
import { type IndexFiles, makeIndexFiles } from '../search-index/write-index';

/**
 * Writes what a build contains in addition to its pages: sidebars, cards, the search index, machine-readable files,
 * and the sources of the demos. The content, including images, is read from the compiler's cache.
 * @param released Resolves when all pages are compiled and have no mistakes. Those that an earlier build compiled
 * are read before that.
 * @returns the absolute paths of all files
 */
export async function run(job: OutputJob, released: Promise<unknown>): Promise<string[]> {
  const { root, contentDir, pathPrefix, componentsDir, onBrokenLinks, onUnknownComponent } = job;
  const { settings, repositoryUrl } = job;
  // The build has to wait longer for Gatsby's process than for this one.
  os.setPriority(10);
  const model = createSite({
    folders: { root, contentDir },
    env: { pathPrefix, componentsDir, onBrokenLinks, onUnknownComponent },
    settings,
    image: () => Promise.reject(new Error('images are processed before this step')),
  });
  const { site, index, data } = await makeSearchIndex(model, released);
  const publicUrl = publicUrls(job);
  const { dates } = readGitHistory(contentDir);
  const weeks = model.environment.docChanges();
  const find = findFiles(data, {
    markdownUrl: (route) => publicUrl(markdownFile(route)),
    index: publicUrl(llmsFile),
  });
  const others = [...sidebarFiles(site), ...cardFiles(site), ...changeFiles(weeks), ...demoFiles(root)];
  return writeOutputFiles(
    {
      pages: readOutputPages(site, { dates, repositoryUrl, root }, settings.site.name),
      packages: readApiPackages(site, publicUrl),
      histories: site.documents.of('ApiHistory'),
      cards: site.apis().cards,
      weeks,
      index,
      others: [...find, ...others.map(({ url, text }) => [url, text] as const)],
    },
    job,
  );
}

/** Returns the site, the files of its search index, and their data. The cached contents are read while a core is idle. */
async function makeSearchIndex(
  model: Site,
  released: Promise<unknown>,
): Promise<{ site: LoadedSite; index: IndexFiles; data: SearchData }> {
  const cached = model.loadCached();
  const contents: KnownContents = new WeakMap();
  readSearchPages(cached, contents);
  await released;
  const site = await model.complete(cached);
  const records = collectRecords(readSearchPages(site, contents)).flatMap((page) => page.records);
  const data = searchData(records, readSynonyms(model.folders));
  const files = makeIndexFiles(data, writtenAnswers(site));
  return { site, index: files, data };
}
