import type { SearchAnswer, SearchClient, SearchRequest } from '@docs/search/client';
import { useEffect, useRef, useState } from 'react';
import { loadSearchClient } from '../load-client';
import { isPartial } from '../partial-answer';

/** Time in milliseconds after which a search counts as stalled. */
const stallThreshold = 300;

/**
 * Delay in milliseconds before a search with an incomplete answer is sent again. It grows by this amount with
 * each attempt.
 */
const wait = 400;

/** Status of a search. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** A search and its outcome. */
export interface SearchOutcome {
  status: SearchStatus;
  /** Answers to the last completed requests. They remain while new requests are pending. */
  answers: SearchAnswer[] | null;
  /** The error, if the search failed. */
  error?: unknown;
  /** Sends the requests again. */
  retry: () => void;
}

type Outcome = Omit<SearchOutcome, 'retry'>;

const neverHeld = () => false;

const quiet: Outcome = { status: 'idle', answers: null };

/**
 * The last searches and their answers. When the user returns to a page, it shows its previous results
 * immediately.
 */
const answered = new Map<string, SearchAnswer[]>();
const mostAnswered = 5;

/**
 * Sends requests when they change, and returns their status. Null sends nothing and resets the answers.
 * @param isHeld Returns whether the answers must not change now. An incomplete answer then stays.
 */
export function useSearch(
  requests: SearchRequest[] | null,
  load: () => Promise<SearchClient> = loadSearchClient,
  isHeld: () => boolean = neverHeld,
): SearchOutcome {
  const asked = requests && JSON.stringify(requests);
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    ...quiet,
    answers: (asked && answered.get(asked)) || null,
  }));
  const [attempt, setAttempt] = useState(0);
  const held = useRef(isHeld);
  held.current = isHeld;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the same requests again
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
    const askAgain = (count: number) => {
      later = setTimeout(() => (held.current() ? askAgain(1) : ask(count + 1)), count * wait);
    };
    const ask = async (count: number) => {
      try {
        const client = await load();
        const { results } = await client.search({ requests: JSON.parse(asked) as SearchRequest[] });
        remember(asked, results);
        settle(() => ({ status: 'idle', answers: results }));
        if (isCurrent && results.some(isPartial)) askAgain(count);
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
