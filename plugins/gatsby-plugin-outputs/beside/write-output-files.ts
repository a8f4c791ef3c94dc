import os from 'node:os';
import path from 'node:path';
import {
  cardFiles,
  cardFolder,
  changeFiles,
  createSite,
  type KnownContents,
  type LoadedSite,
  readGitHistory,
  readSearchPages,
  readSynonyms,
  replaceFiles,
  type Site,
  writeDemoSources,
  writtenAnswers,
} from '@docs/content';
import { demoTypes, sourceFile } from '@docs/content/demos';
import { changeFolder, markdownFile, sidebarFolder } from '@docs/content/shared';
import { collectRecords, type SearchData, searchData } from '@docs/search';
import { findFiles, findFolder } from '@docs/search/find';
import { writeOutputFiles } from '..';
import { publicUrls } from '../addresses';
import { readApiPackages } from '../api/read-packages';
import { llmsFile } from '../llms';
import type { OutputJob } from '../options';
import { readOutputPages } from '../read-pages';
import { sidebarFiles } from '../requested-files';
import { type IndexFiles, makeIndexFiles, writeIndexFiles } from '../search-index/write-index';

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
  const { site, index, data } = await writeSearchIndex(model, released);
  const publicFolder = path.join(root, 'public');
  const sidebars = sidebarFiles(site);
  const cards = cardFiles(site);
  replaceFiles(publicFolder, sidebarFolder, sidebars);
  replaceFiles(publicFolder, cardFolder, cards);
  const weeks = model.environment.docChanges();
  const changes = changeFiles(weeks);
  replaceFiles(publicFolder, changeFolder, changes);
  const { dates } = readGitHistory(contentDir);
  const pages = readOutputPages(site, { dates, repositoryUrl, root }, settings.site);
  const packages = readApiPackages(site, publicUrls(job));
  const histories = site.documents.of('ApiHistory');
  const files = await writeOutputFiles(
    { pages, packages, histories, cards: site.apis().cards, weeks, index },
    job,
  );
  writeDemoSources(root);
  const publicUrl = publicUrls(job);
  const find = findFiles(data, {
    markdownUrl: (route) => publicUrl(markdownFile(route)),
    index: publicUrl(llmsFile),
  });
  const found = [...find].map(([url, text]) => ({ url, text }));
  replaceFiles(publicFolder, findFolder, found);
  const urls = [...sidebars, ...cards, ...changes, ...found].map(({ url }) => url);
  const others = [...urls, ...Object.keys(index), ...demoTypes.map(sourceFile)];
  return [...files, ...others.map((name) => path.join(publicFolder, name))];
}

/**
 * Writes the search index. Returns the site, the files of the index, and its data. The cached contents are
 * read while a core is idle.
 */
async function writeSearchIndex(
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
  writeIndexFiles(files, path.join(model.folders.root, 'public'));
  return { site, index: files, data };
}
