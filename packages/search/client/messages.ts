import type { SearchResult } from '../engine/engine';

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: 'load'; base: string }
  | { type: 'search'; id: number; requests: readonly unknown[] };

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: 'started' }
  | { type: 'answer'; id: number; results: SearchResult[] }
  | { type: 'failure'; id: number; message: string };
