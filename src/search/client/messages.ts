import type { SearchResult } from '../engine/engine';

/** What the page tells the worker. */
export type ToWorker =
  | { type: 'load'; base: string }
  | { type: 'search'; id: number; requests: readonly unknown[] };

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'started' }
  | { type: 'answer'; id: number; results: SearchResult[] }
  | { type: 'failure'; id: number; message: string };
