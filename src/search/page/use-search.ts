import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchClient, SearchRequest } from '../hit';
import { loadSearchClient } from '../load-client';
import { isPartial } from '../partial-answer';

/** A search that takes longer than this, in milliseconds, is stalled. */
export const stallThreshold = 300;

/**
 * When a search whose answer is not whole yet is sent again, in milliseconds; each time it is waited so much
 * longer.
 */
const wait = 400;

/** Where a search stands. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** A search and what has come of it. */
export interface SearchOutcome {
  status: SearchStatus;
  /**
   * Answers to the last requests that were answered; those of older requests stay while new ones are waited
   * for.
   */
  answers: SearchAnswer[] | null;
  /** What went wrong, where something did. */
  error?: unknown;
  /** Asks once more. */
  retry: () => void;
}

type Outcome = Omit<SearchOutcome, 'retry'>;

const quiet: Outcome = { status: 'idle', answers: null };

/** The last searches and their answers: a page that one comes back to shows at once what it showed before. */
const answered = new Map<string, SearchAnswer[]>();
const mostAnswered = 5;

/**
 * Sends requests as they change, and tells where they stand. Null asks for nothing, and forgets what was
 * answered.
 */
export function useSearch(
  requests: SearchRequest[] | null,
  load: () => Promise<SearchClient> = loadSearchClient,
): SearchOutcome {
  const asked = requests && JSON.stringify(requests);
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    ...quiet,
    answers: (asked && answered.get(asked)) || null,
  }));
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same once more
  useEffect(() => {
    if (!asked) {
      setOutcome(quiet);
      return;
    }
    let isCurrent = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    const settle = (next: (previous: Outcome) => Outcome) => {
      if (isCurrent) setOutcome(next);
    };
    settle((previous) => ({ ...previous, status: 'loading' }));
    const stall = setTimeout(
      () => settle((previous) => ({ ...previous, status: 'stalled' })),
      stallThreshold,
    );
    const ask = async (count: number) => {
      try {
        const client = await load();
        const { results } = await client.search({ requests: JSON.parse(asked) as SearchRequest[] });
        remember(asked, results);
        settle(() => ({ status: 'idle', answers: results }));
        if (isCurrent && results.some(isPartial)) later = setTimeout(ask, count * wait, count + 1);
      } catch (error) {
        if (isCurrent) console.error(error);
        settle(() => ({ status: 'error', answers: null, error }));
      } finally {
        clearTimeout(stall);
      }
    };
    ask(1);
    return () => {
      isCurrent = false;
      clearTimeout(stall);
      clearTimeout(later);
    };
  }, [asked, attempt, load]);

  return { ...outcome, retry: () => setAttempt((count) => count + 1) };
}

function remember(asked: string, answers: SearchAnswer[]): void {
  answered.delete(asked);
  answered.set(asked, answers);
  const [oldest] = answered.keys();
  if (answered.size > mostAnswered && oldest !== undefined) answered.delete(oldest);
}
