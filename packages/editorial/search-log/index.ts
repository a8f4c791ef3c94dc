import { createSite, readSearchPages, readSynonyms, type SiteOptions } from '@docs/content';
import { withoutTrailingSlash } from '@docs/content/shared';
import { collectRecords, searchData } from '@docs/search';
import { SearchEngine } from '@docs/search/engine';
import { findGaps } from './gaps';
import { printProposals } from './print';
import { proposalFor, type SiteSearch } from './propose';
import { readSearchLog } from './read-log';

/**
 * Reads a log of searches, groups the queries that mostly fail, and proposes a page or an answer for each group.
 * Returns a text for a terminal.
 *
 * @param name Name of the log in messages.
 * @throws {ContentError} with all lines of the log that are not searches.
 */
export async function describeSearchGaps(options: SiteOptions, log: string, name: string): Promise<string> {
  const queries = readSearchLog(log, name);
  const search = await siteSearch(options);
  const proposals = findGaps(queries).map((gap) => proposalFor(gap, search));
  return printProposals(queries, proposals);
}

/** Returns the search of a content folder as it is, without a build. */
async function siteSearch(options: SiteOptions): Promise<SiteSearch> {
  const site = await createSite(options).load();
  const pages = collectRecords(readSearchPages(site));
  const records = pages.flatMap((page) => page.records);
  const engine = new SearchEngine(searchData(records, readSynonyms(options.folders)));
  const files = new Map(
    site.documents.of('Doc').map(({ path, sourceName }) => [withoutTrailingSlash(path), sourceName] as const),
  );
  return {
    find: (query) => engine.explain(query, 1).pages[0],
    fileOf: (url) => files.get(withoutTrailingSlash(url)),
  };
}
