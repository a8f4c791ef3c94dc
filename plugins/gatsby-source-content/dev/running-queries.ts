import { setImmediate } from 'node:timers/promises';
import type { Emitter } from '../site-events';

interface QueryAction {
  payload: { path: string };
}

/** The queries of pages, which a refresh interrupts. */
export interface RunningQueries {
  /**
   * Resolves when no query is running. A refresh does not stop running queries. If a node changed during a query,
   * Gatsby would assume that the old result is up to date.
   */
  ended(): Promise<void>;
  /** Requests the queries again that pages are waiting for, because a refresh drops those that have not started. */
  requestAgain(): void;
}

/** Watches Gatsby's queries. */
export function watchQueries(emitter: Emitter): RunningQueries {
  const requested = new Set<string>();
  const running = new Set<string>();
  let onEnd = () => {};
  emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }: { pagePath: string }) => requested.add(pagePath));
  emitter.on('QUERY_START', ({ payload }: QueryAction) => running.add(payload.path));
  emitter.on('PAGE_QUERY_RUN', ({ payload }: QueryAction) => {
    requested.delete(payload.path);
    running.delete(payload.path);
    if (running.size === 0) onEnd();
  });
  return {
    async ended() {
      while (running.size > 0) {
        await new Promise<void>((resolve) => {
          onEnd = resolve;
        });
        // Gatsby's queue starts its next query a moment after the last one.
        await setImmediate();
        await setImmediate();
      }
    },
    requestAgain() {
      for (const pagePath of [...requested]) emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
    },
  };
}
