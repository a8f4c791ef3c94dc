import { cardFiles, cardFolder } from '../content-model/api/card-files';
import { demoSource } from '../content-model/demo-sources';
import { startQuestions } from '../content-model/nodes/start-questions';
import type { LoadedSite } from '../content-model/site';
import { readSynonyms } from '../content-model/synonyms';
import { searchData } from '../search/engine/data-of-records';
import { manifestFile, questionsFile } from '../search/engine/manifest';
import { encodeData, type IndexFiles, makeIndexFiles } from '../search/index-writer/write-index';
import { collectRecords } from '../search/records/collect-records';
import { readSearchPages } from '../search/records/read-search-pages';
import { demoTypes } from '../shared/demos';
import { sourceFile } from '../shared/demos/source';
import { sidebarFolder } from '../shared/sidebar';
import { sidebarFiles } from './output-files';

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
    if (url === `/${questionsFile}`) return JSON.stringify(startQuestions(site()));
    if (url === `/${manifestFile}`) {
      const records = collectRecords(readSearchPages(site())).flatMap((page) => page.records);
      index = makeIndexFiles(encodeData(searchData(records, readSynonyms(site().folders))));
    }
    return index[url.slice(1)];
  };
}
