import MiniSearch from 'minisearch';
import { dataOfRecords, sortRecords } from '../../src/search/engine/data-of-records';
import { SearchEngine } from '../../src/search/engine/engine';
import { buildInvertedIndex } from '../../src/search/engine/inverted-index';
import { parseQuery } from '../../src/search/engine/query';
import type { SearchRecord } from '../../src/search/engine/record';
import type { IndexedPage, SearchData } from '../../src/search/engine/search-data';
import { synonymTable } from '../../src/search/engine/synonyms';
import { termsOf } from '../../src/search/engine/terms';
import { TitleMatch } from '../../src/search/engine/title-match';
import { rankingWeights } from '../../src/search/engine/weights';
import { withoutTrailingSlash } from '../../src/shared/paths';
import { searchSynonyms } from '../../src/site/search-synonyms';

/** An engine with an index: routes of pages for a query, best first. `json` is the index as it would be sent, where it has such a form. */
export interface Searcher {
  find(query: string): string[];
  json?(): string;
}

/** What is compared: the site's engine, and MiniSearch as it comes and with all of ours that can be put around it. */
export const engines: Record<string, (data: SearchData) => Searcher> = {
  'own engine': ownEngine,
  'MiniSearch, our words and ranking': tunedMiniSearch,
  'MiniSearch, as it comes': stockMiniSearch,
};

/** Records in the form that engines are made of, as the build does it. */
export function dataOf(records: readonly SearchRecord[]): SearchData {
  return { ...dataOfRecords(sortRecords(records), 'bench'), synonyms: synonymTable(searchSynonyms) };
}

function ownEngine(data: SearchData): Searcher {
  const engine = new SearchEngine(data);
  return { find: (query) => engine.findPages(query, 10).map(({ url }) => withoutTrailingSlash(url)) };
}

const boost = { title: 5, keywords: 4, heading: 2, path: 2, text: 1, names: 0.3 };
const fields = Object.keys(boost);

/** One document for every section: a hit leads to its place. */
function documentsOf({ pages, sections }: SearchData) {
  return sections.map(({ page: number, heading, blocks, names }, id) => {
    const page = pages[number] as IndexedPage;
    const isFirst = page.first === id;
    return {
      id,
      page: number,
      title: isFirst ? page.title : '',
      keywords: isFirst ? page.keywords.join(' ; ') : '',
      path: isFirst ? page.path.split('/').slice(2).join(' ') : '',
      heading: isFirst ? '' : heading,
      text: blocks.join(' \n '),
      names: names.join(' '),
    };
  });
}

function stockMiniSearch(data: SearchData): Searcher {
  const index = new MiniSearch({ fields, storeFields: ['page'] });
  index.addAll(documentsOf(data));
  const find = (query: string) => {
    const pages = new Set(
      index.search(query, { boost, prefix: true, fuzzy: 0.2 }).map(({ page }) => page as number),
    );
    return routesOf([...pages].slice(0, 10), data);
  };
  return { find, json: () => JSON.stringify(index) };
}

/** The words and guesses of the site's engine, the best section beside the whole page, coverage, titles and links to a page. */
function tunedMiniSearch(data: SearchData): Searcher {
  const index = new MiniSearch({
    fields,
    storeFields: ['page'],
    tokenize: (text) => termsOf(text).map(({ term }) => term),
    processTerm: (term) => term,
  });
  index.addAll(documentsOf(data));
  const inverted = buildInvertedIndex(data, rankingWeights.fields);
  const isKnown = (term: string) => inverted.vocabulary.find(term) !== undefined;
  const titles = new TitleMatch(data, inverted, rankingWeights);
  const find = (text: string) => {
    const { atoms, joins, squashed } = parseQuery(text);
    const names = joins.filter(({ text: name, typed }) => typed || isKnown(name));
    const words = [...new Set([...atoms, ...names.map((join) => join.text)])];
    const meanings = { terms: atoms.map((atom) => new Map([[atom, 1]])), worth: atoms.map(() => 1) };
    const found = index.search(text, {
      boost,
      tokenize: () => words,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (isKnown(term) || term.length < 4 ? false : term.length >= 8 ? 2 : 1),
      weights: { prefix: 0.4, fuzzy: 0.4 },
    });
    const pages = new Map<number, { sum: number; best: number; words: Set<string> }>();
    for (const { page, score, queryTerms } of found) {
      const entry = pages.get(page) ?? { sum: 0, best: 0, words: new Set() };
      entry.sum += score;
      entry.best = Math.max(entry.best, score);
      for (const term of queryTerms) entry.words.add(term);
      pages.set(page, entry);
    }
    const scored = [...pages].map(([page, { sum, best, words: has }]) => {
      const share = atoms.filter((atom) => has.has(atom)).length / Math.max(1, atoms.length);
      const popularity =
        1 + rankingWeights.popularity * Math.log2(1 + (data.pages[page] as IndexedPage).rank);
      const score =
        (best + 0.2 * sum) *
        share ** 2 *
        popularity *
        titles.whole(page, squashed, isKnown(squashed)) *
        titles.words(page, meanings);
      return { page, score };
    });
    scored.sort((a, b) => b.score - a.score);
    const best = scored.slice(0, 10).map(({ page }) => page);
    return routesOf(best, data);
  };
  return { find, json: () => JSON.stringify(index) };
}

function routesOf(pages: readonly number[], data: SearchData): string[] {
  return pages.map((page) => withoutTrailingSlash((data.pages[page] as IndexedPage).path));
}
