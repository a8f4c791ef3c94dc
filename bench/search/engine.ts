import { withoutTrailingSlash } from '../../packages/content/shared/paths';
import { searchData } from '../../packages/search/engine/data-of-records';
import { SearchEngine } from '../../packages/search/engine/engine';
import type { SearchRecord } from '../../packages/search/engine/record';
import type { SearchData } from '../../packages/search/engine/search-data';

/** Returns the routes of the ten best pages for a query, best first, without trailing slashes. */
export type Find = (query: string) => string[];

/** Creates the site's engine from its index data. */
export function engineOf(data: SearchData): Find {
  const engine = new SearchEngine(data);
  return (query) => engine.findPages(query, 10).map(({ url }) => withoutTrailingSlash(url));
}

/** Converts records to the data that the engine is built from, as the site's build does. */
export function dataOf(records: readonly SearchRecord[], synonyms: SearchData['synonyms']): SearchData {
  return searchData(records, synonyms, 'bench');
}

/** Returns the records without the answers and symptoms that pages declare. */
export function withoutAnswers(records: readonly SearchRecord[]): SearchRecord[] {
  return records.map((record) => ({ ...record, answers: [], symptoms: [] }));
}
