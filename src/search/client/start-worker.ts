import type { WorkerLike } from './embedded-client';

/** Starts the search worker, written as the bundler must see it to make a file of its own of it. */
export function startWorker(): WorkerLike {
  // The client listens to less than the browser's own type tells.
  return new Worker(new URL('./worker.ts', import.meta.url)) as unknown as WorkerLike;
}
