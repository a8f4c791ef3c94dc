import MiniSearch from 'minisearch';
import { searchData } from '../../src/search/engine/data-of-records';
import { SearchEngine } from '../../src/search/engine/engine';
import { maskVariables } from '../../src/search/engine/error-text';
import type { SearchRecord } from '../../src/search/engine/record';
import type { IndexedPage, SearchData } from '../../src/search/engine/search-data';
import { withoutTrailingSlash } from '../../src/shared/paths';
import { tunedMiniSearch } from './tuned-minisearch';

/**
 * A search engine with an index. `find` returns the routes of the pages, best first. `json` returns the
 * serialized index, if the engine supports it.
 */
export interface Searcher {
  find(query: string): string[];
  json?(): string;
}

/**
 * The engines to compare: the site's own, and MiniSearch, with its defaults and with everything from the
 * site's engine that can be added.
 */
export const engines: Record<string, (data: SearchData) => Searcher> = {
  'own engine': ownEngine,
  'MiniSearch, our words and ranking': tunedMiniSearch,
  'MiniSearch, as it comes': stockMiniSearch,
};

/** Converts records to the data that engines are built from, as the site's build does. */
export function dataOf(records: readonly SearchRecord[], synonyms: SearchData['synonyms']): SearchData {
  return searchData(records, synonyms, 'bench');
}

/** Returns the records without the answers that pages declare. */
export function withoutAnswers(records: readonly SearchRecord[]): SearchRecord[] {
  return records.map((record) => ({ ...record, answers: [] }));
}

function ownEngine(data: SearchData): Searcher {
  const engine = new SearchEngine(data);
  return { find: (query) => engine.findPages(query, 10).map(({ url }) => withoutTrailingSlash(url)) };
}

/** Weights of the fields, in the same proportions as in the site's own engine. */
export const boost = {
  title: 5,
  keywords: 3,
  answers: 3,
  heading: 2,
  errors: 2,
  path: 2,
  text: 1,
  names: 0.3,
};

/** Returns one document per section, so that a hit links to the section. */
export function documentsOf({ pages, sections }: SearchData) {
  return sections.map(({ page: number, heading, blocks, names, errors }, id) => {
    const page = pages[number] as IndexedPage;
    const isFirst = page.first === id;
    return {
      id,
      page: number,
      title: isFirst ? page.title : '',
      keywords: isFirst ? page.keywords.join(' ; ') : '',
      answers: isFirst ? page.answers.join(' ; ') : '',
      path: isFirst ? page.path.split('/').slice(2).join(' ') : '',
      heading: isFirst ? '' : heading,
      errors: errors.map(maskVariables).join(' ; '),
      text: blocks.join(' \n '),
      names: names.join(' '),
    };
  });
}

function stockMiniSearch(data: SearchData): Searcher {
  const index = new MiniSearch({ fields: Object.keys(boost), storeFields: ['page'] });
  index.addAll(documentsOf(data));
  const find = (query: string) => {
    const pages = new Set(
      index.search(query, { boost, prefix: true, fuzzy: 0.2 }).map(({ page }) => page as number),
    );
    return routesOf([...pages].slice(0, 10), data);
  };
  return { find, json: () => JSON.stringify(index) };
}

/** Returns the routes of pages, without trailing slash. */
export function routesOf(pages: readonly number[], data: SearchData): string[] {
  return pages.map((page) => withoutTrailingSlash((data.pages[page] as IndexedPage).path));
}
