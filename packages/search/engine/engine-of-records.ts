import { searchData } from './data-of-records';
import { SearchEngine } from './engine';
import type { SearchRecord } from './record';

/**
 * Creates an engine from records that were pushed, with synonyms in the format of the hosted service. Skips
 * records of a different format.
 */
export function engineOfRecords(
  records: readonly SearchRecord[],
  synonyms: readonly { synonyms?: readonly string[] }[] = [],
): SearchEngine {
  const own = records
    .filter(
      ({ hierarchy, weight, pageID, url }) =>
        hierarchy && weight && typeof pageID === 'string' && typeof url === 'string',
    )
    .map((record) => ({
      ...record,
      keywords: record.keywords ?? [],
      answers: record.answers ?? [],
      symptoms: record.symptoms ?? [],
      names: record.names ?? [],
      errors: record.errors ?? [],
    }));
  const groups = synonyms.map((synonym) => synonym.synonyms ?? []);
  return new SearchEngine(searchData(own, groups, 'pushed'));
}
