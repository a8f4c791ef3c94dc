import os from 'node:os';
import path from 'node:path';
import { readGitDates } from '../content-model/dates/git-dates';
import { writeDemoSources } from '../content-model/demo-sources';
import { startQuestions } from '../content-model/nodes/start-questions';
import { createSite, type LoadedSite, type Site } from '../content-model/site';
import { readSynonyms } from '../content-model/synonyms';
import { writeOutputFiles } from '../outputs';
import { publicUrls } from '../outputs/addresses';
import { readApiPackages } from '../outputs/api/read-packages';
import { readOutputPages } from '../outputs/read-pages';
import { searchData } from '../search/engine/data-of-records';
import type { SearchData } from '../search/engine/search-data';
import { type KeptIndex, openKeptIndex } from '../search/index-writer/kept-index';
import {
  type EncodedIndex,
  encodeData,
  makeIndexFiles,
  writeIndexFiles,
} from '../search/index-writer/write-index';
import { collectRecords } from '../search/records/collect-records';
import { type KnownContents, readSearchPages } from '../search/records/read-search-pages';
import { readEnv } from '../site/env';
import { projectFolders } from '../site/folders';
import { compileTrees } from './compile-trees';
import { manyPages } from './many-pages.cjs';
import { countPages, isMostlyCompiled } from './mostly-compiled';
import { startTask } from './start';

/**
 * Compiles most of the pages that the cache lacks, while Gatsby's process compiles the others, and writes the output
 * files while webpack bundles: the search index, machine-readable files, and the sources of the demos. The content,
 * including images, is read from the compiler's cache.
 * @param root Absolute path of the project folder.
 * @param ready Resolves when all pages are compiled and have no mistakes. If most are compiled from an earlier
 *   build, they are read before that, because a core is idle then.
 * @returns the absolute paths of the machine-readable files
 */
export async function run(root: string, ready: Promise<void>): Promise<string[]> {
  const env = readEnv();
  const folders = projectFolders(root);
  const pageCount = countPages(folders.contentDir);
  if (!isMostlyCompiled(root, pageCount)) {
    await (pageCount > manyPages ? startTask(root, 'compile-trees') : compileTrees(folders));
    await ready;
  }
  // The files that the build waits for come first.
  os.setPriority(10);
  const image = () => Promise.reject(new Error('images are processed before this step'));
  const model = createSite({ folders, env, image });
  const site = await writeSearchIndex(model, ready);
  const { dates } = readGitDates(folders.contentDir);
  const pages = readOutputPages(site, { dates, repositoryUrl: env.repositoryUrl, root });
  const packages = readApiPackages(site, publicUrls(env));
  const files = await writeOutputFiles({ pages, packages }, { root, env });
  writeDemoSources(root);
  return files;
}

/**
 * Writes the search index and returns the site. Reuses the index of the last build if only the groups of its pages
 * have changed.
 */
async function writeSearchIndex(model: Site, ready: Promise<void>): Promise<LoadedSite> {
  const { root } = model.folders;
  const kept = openKeptIndex(root);
  const { site, known, data } = await readIndexData(model, kept, ready);
  const index = known ?? encodeData(data);
  if (!known) kept.keep(site, index);
  writeIndexFiles(makeIndexFiles(index, startQuestions(site)), path.join(root, 'public'));
  return site;
}

type SiteAndIndex = { site: LoadedSite } & (
  | { known: EncodedIndex; data?: undefined }
  | { known?: undefined; data: SearchData }
);

/**
 * Reads the site and either its cached index or the data to encode. This is a separate function so that the records
 * and the contents of pages, which take most of the memory, are freed before the data is encoded.
 */
async function readIndexData(model: Site, kept: KeptIndex, ready: Promise<void>): Promise<SiteAndIndex> {
  const cached = model.loadCached();
  const contents: KnownContents = new WeakMap();
  if (!kept.indexOf(cached)) readSearchPages(cached, contents);
  await ready;
  const site = await model.complete(cached);
  const known = kept.indexOf(site);
  if (known) return { site, known };
  const records = collectRecords(readSearchPages(site, contents)).flatMap((page) => page.records);
  return { site, data: searchData(records, readSynonyms(model.folders)) };
}
