import { foldedWords, isStopWord, tellsProblem } from '@docs/search';
import type { SearchGap } from './gaps';

/** What an author can do about a gap. */
export interface Proposal {
  gap: SearchGap;
  /** The page that should be found, or undefined if there is none. */
  page?: { url: string; file: string; reason: string };
  /** The field of the page that lacks the words of the query. */
  field: 'answers' | 'symptoms';
  /** The route of a page to write if there is none. */
  newPage: string;
}

/** What proposals are made from. */
export interface SiteSearch {
  /** Returns the best page for a query, and the share of the query that it covers. */
  find(query: string): { url: string; coverage: number } | undefined;
  /** Returns the file of a page. */
  fileOf(url: string): string | undefined;
}

/** A page that covers less of a query is not about it. */
const leastCoverage = 0.75;
const longestRoute = 4;

/**
 * Proposes a page for a gap: the one that readers chose after they typed something else, or the one that the search
 * finds but readers did not recognize. Without either, a page is missing.
 */
export function proposalFor(gap: SearchGap, { find, fileOf }: SiteSearch): Proposal {
  const [query = ''] = gap.queries;
  const field = tellsProblem(query) ? 'symptoms' : 'answers';
  const newPage = `docs/${routeOf(query)}`;
  const [chosen] = [...gap.chosen].sort(([, a], [, b]) => b - a);
  const best = chosen ? undefined : find(query);
  const url = chosen?.[0] ?? (best && best.coverage >= leastCoverage ? best.url : undefined);
  const file = url && fileOf(url);
  if (!url || !file) return { gap, field, newPage };
  const readers = chosen?.[1] === 1 ? '1 reader' : `${chosen?.[1]} readers`;
  const match = gap.noClick > 0 ? 'the best match, but readers do not choose it' : 'the search finds it now';
  const reason = chosen ? `${readers} went there in the end` : match;
  return { gap, field, newPage, page: { url, file, reason } };
}

function routeOf(query: string): string {
  const words = foldedWords(query);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, longestRoute).join('-');
}
