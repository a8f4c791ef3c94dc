import type { SearchAnswer, SearchClient, SearchHit } from '../hit';
import { isPartial } from '../partial-answer';

/** What came of the last search: the answer, and whether a fuller one is to come, or why there is none. */
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
  /** Told of the last search only: what an older one comes to says nothing about what is shown. */
  report: (report: SearchReport) => void;
}

const nothing: SearchAnswer = { hits: [], nbHits: 0 };

/**
 * The client that DocSearch asks. DocSearch forgets a failure as soon as it has heard of it and then shows
 * that there are no results: here a failure is told to whom it may concern, and DocSearch hears of no hits.
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
        return { results: results.map((result) => ({ ...result, hits: result.hits.map(present) })) };
      } catch (error) {
        tell({ error });
        return { results: parameters.requests.map(() => nothing) };
      }
    },
  };
}
