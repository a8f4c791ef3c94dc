import { splitUrl } from '@docs/search';
import type { SearchAnswer, SearchClient, SearchHit } from '@docs/search/client';
import { isPartial } from '../partial-answer';
import { withoutTwins } from '../without-twins';

/** Outcome of the last search: the answer and whether it is still incomplete, or the error. */
export type SearchReport =
  | {
      query: string;
      nbHits: number;
      isPartial: boolean;
      message?: string | undefined;
      nearestWords: readonly string[];
    }
  | { error: unknown };

interface ModalClientOptions {
  load: () => Promise<SearchClient>;
  /** Converts a hit to what DocSearch renders, possibly below the hit of its page. */
  present: (hit: SearchHit, isBelowPage: boolean) => SearchHit;
  /** Called for the last search only. The outcome of an earlier one does not affect what is shown. */
  report: (report: SearchReport) => void;
}

const nothing: SearchAnswer = { hits: [], nbHits: 0 };

/**
 * Creates the client that DocSearch uses. DocSearch discards errors and shows that there are no results. This
 * client passes the error to `report` and returns no hits to DocSearch.
 */
export function modalClient({ load, present, report }: ModalClientOptions): SearchClient {
  let last = 0;
  return {
    async search(parameters) {
      last += 1;
      const number = last;
      const tell = (outcome: SearchReport) => {
        if (number === last) report(outcome);
      };
      try {
        const { results } = await (await load()).search(parameters);
        const { nbHits, message, nearestWords = [] } = results[0] ?? nothing;
        const query = parameters.requests[0]?.query ?? '';
        tell({ query, nbHits, isPartial: results.some(isPartial), message, nearestWords });
        return {
          results: results.map((result) => ({ ...result, hits: presentAll(result.hits, present) })),
        };
      } catch (error) {
        tell({ error });
        return { results: parameters.requests.map(() => nothing) };
      }
    },
  };
}

/** DocSearch shows a hit below its page if that is before it. */
function presentAll(hits: readonly SearchHit[], present: ModalClientOptions['present']): SearchHit[] {
  const pages = new Set<string>();
  return withoutTwins(hits).map((hit) => {
    if (hit.type === 'lvl1') pages.add(hit.url);
    return present(hit, hit.type !== 'lvl1' && pages.has(splitUrl(hit.url).path));
  });
}
