import type { WorkerLike } from './embedded-client';

/**
 * Starts the search worker. The bundler only recognizes this exact form, and creates a separate file for the
 * worker.
 */
export function startWorker(): WorkerLike {
  // `WorkerLike` describes fewer messages and events than the type `Worker`.
  return new Worker(new URL('./worker.ts', import.meta.url)) as unknown as WorkerLike;
}
