import {
  cardFiles,
  cardFolder,
  demoSource,
  type LoadedSite,
  readSearchPages,
  readSynonyms,
  type SiteFile,
  sidebarFile,
  writtenAnswers,
} from '@docs/content';
import { demoTypes, sourceFile } from '@docs/content/demos';
import { sidebarFolder } from '@docs/content/shared';
import { answersFile, collectRecords, manifestFile, searchData } from '@docs/search';
import { type IndexFiles, makeIndexFiles } from './search-index/write-index';

/**
 * Returns a function that generates files on request for the development server: sidebars, API cards, the
 * sources of demos, and the search index, which is rebuilt from the current content whenever its manifest is
 * requested.
 *
 * @returns a function from the path of a URL to the file's JSON, or undefined if there is no such file
 */
export function createRequestedFiles(site: () => LoadedSite): (url: string) => string | undefined {
  let index: IndexFiles = {};
  const named = (files: readonly { url: string; text: string }[], url: string) =>
    files.find((file) => file.url === url)?.text;
  return (url) => {
    if (url.startsWith(`${sidebarFolder}/`)) return named(sidebarFiles(site()), url);
    if (url.startsWith(`${cardFolder}/`)) return named(cardFiles(site()), url);
    const demo = demoTypes.find((type) => url === `/${sourceFile(type)}`);
    if (demo) return JSON.stringify(demoSource(site().folders.root, demo));
    if (url === `/${answersFile}`) return JSON.stringify(writtenAnswers(site()));
    if (url === `/${manifestFile}`) {
      const records = collectRecords(readSearchPages(site())).flatMap((page) => page.records);
      index = makeIndexFiles(searchData(records, readSynonyms(site().folders)));
    }
    return index[url.slice(1)];
  };
}

/** Returns the files of all sidebars of a site. */
export function sidebarFiles({ sidebars }: Pick<LoadedSite, 'sidebars'>): SiteFile[] {
  return [...sidebars.byName.values()].map(sidebarFile);
}
