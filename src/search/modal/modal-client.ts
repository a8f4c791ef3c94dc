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
  present: (hit: SearchHit) => SearchHit;
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
          results: results.map((result) => ({ ...result, hits: withoutTwins(result.hits).map(present) })),
        };
      } catch (error) {
        tell({ error });
        return { results: parameters.requests.map(() => nothing) };
      }
    },
  };
}
