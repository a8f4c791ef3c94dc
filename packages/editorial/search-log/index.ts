import { createSite, readSearchPages, readSynonyms, type SiteOptions } from '@docs/content';
import { withoutTrailingSlash } from '@docs/content/shared';
import { collectRecords, foldedWords, isStopWord, searchData, tellsProblem } from '@docs/search';
import { SearchEngine } from '@docs/search/engine';
import { failuresOf, findGaps, type SearchGap } from './gaps';
import { readSearchLog } from './read-log';

/** The search of a content folder as it is, without a build. */
interface SiteSearch {
  /** Returns the best page for a query, and the share of the query that it covers. */
  find(query: string): { url: string; coverage: number } | undefined;
  /** Returns the file of a page. */
  fileOf(url: string): string | undefined;
}

/** A page that covers less of a query is not about it. */
const leastCoverage = 0.75;
const longestRoute = 4;
const mostOthers = 5;

/**
 * Reads a log of searches, groups the queries that mostly fail, and proposes a page or an answer for each group.
 * Returns a text for a terminal, most failed searches first.
 *
 * @param name Name of the log in messages.
 * @throws {ContentError} with all lines of the log that are not searches.
 */
export async function describeSearchGaps(options: SiteOptions, log: string, name: string): Promise<string> {
  const queries = readSearchLog(log, name);
  const search = await siteSearch(options);
  const searches = queries.reduce((sum, query) => sum + query.searches, 0);
  const failed = queries.reduce((sum, query) => sum + failuresOf(query), 0);
  const head = `${countOf(searches, 'search', 'searches')}, of which ${failed} led to no page.`;
  const gaps = findGaps(queries);
  if (gaps.length === 0) return `${head} No query fails often.`;
  const texts = gaps.map((gap) => describeGap(gap, search));
  return [`${head} ${countOf(gaps.length, 'gap')}:`, ...texts].join('\n\n');
}

async function siteSearch(options: SiteOptions): Promise<SiteSearch> {
  const site = await createSite(options).load();
  const records = collectRecords(readSearchPages(site)).flatMap((page) => page.records);
  const engine = new SearchEngine(searchData(records, readSynonyms(options.folders)));
  const files = new Map(
    site.documents.of('Doc').map(({ path, sourceName }) => [withoutTrailingSlash(path), sourceName] as const),
  );
  return {
    find: (query) => engine.explain(query, 1).pages[0],
    fileOf: (url) => files.get(withoutTrailingSlash(url)),
  };
}

/**
 * Proposes a page for a gap: the one that readers chose after they typed something else, or the one that the search
 * finds but readers did not recognize. Without either, a page is missing.
 */
function describeGap(gap: SearchGap, { find, fileOf }: SiteSearch): string {
  const [query = '', ...others] = gap.queries;
  const { noResults, noClick, reformulated } = gap;
  const counts = [
    noResults > 0 && `${noResults} without results`,
    noClick > 0 && `${noClick} without a click`,
    reformulated > 0 && `${reformulated} reformulated`,
  ].filter(Boolean);
  const [chosen] = [...gap.chosen].sort(([, a], [, b]) => b - a);
  const best = chosen ? undefined : find(query);
  const url = chosen?.[0] ?? (best && best.coverage >= leastCoverage ? best.url : undefined);
  const file = url && fileOf(url);
  const found = noClick > 0 ? 'the best match, but readers do not choose it' : 'the search finds it now';
  const reason = chosen ? `${countOf(chosen[1], 'reader')} went there in the end` : found;
  const fix = file
    ? [
        `page: ${url} (${reason})`,
        `fix:  Say it in the \`${tellsProblem(query) ? 'symptoms' : 'answers'}\` of ${file}.`,
      ]
    : [
        'page: none',
        `fix:  Write one (npm run new -- docs/${routeOf(query)}), or name the page that answers it.`,
      ];
  return [
    `${query}  (${countOf(gap.searches, 'search', 'searches')}: ${counts.join(', ')})`,
    ...(others.length > 0 ? [`also: ${others.slice(0, mostOthers).join('; ')}`] : []),
    ...fix,
  ].join('\n  ');
}

function routeOf(query: string): string {
  const words = foldedWords(query);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, longestRoute).join('-');
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
