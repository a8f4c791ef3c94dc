import { createHost, type IndexHost } from './index-host';
import type { FromWorker, ToWorker } from './messages';

/** The part of a worker's global scope that is used here. The DOM types only describe a page's global scope. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

declare const self: WorkerScope;
let host: IndexHost | undefined;

self.onmessage = ({ data }) => {
  if (data.type === 'load') {
    host = createHost(data.base);
    // Nothing has been requested yet. The next search reports the failure.
    host.warm().catch(() => undefined);
  } else answer(data.id, data.requests);
};
self.postMessage({ type: 'started' });

async function answer(id: number, requests: readonly unknown[]): Promise<void> {
  try {
    if (!host) throw new Error('The search worker received a query before the index location.');
    self.postMessage({ type: 'answer', id, results: await host.answer(requests) });
  } catch (error) {
    self.postMessage({
      type: 'failure',
      id,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}
