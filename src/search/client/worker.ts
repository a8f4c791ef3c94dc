import { createHost } from './create-host';
import type { IndexHost } from './index-host';
import type { FromWorker, ToWorker } from './messages';

/** As much of a worker's global scope as is needed: the browser's types know only the page's. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

declare const self: WorkerScope;
let host: IndexHost | undefined;

self.onmessage = ({ data }) => {
  if (data.type === 'load') {
    host = createHost(data.base);
    // A failure is told to whoever searches: until then nobody has asked for anything.
    host.warm().catch(() => undefined);
  } else answer(data.id, data.requests);
};
self.postMessage({ type: 'started' });

async function answer(id: number, requests: readonly unknown[]): Promise<void> {
  try {
    if (!host) throw new Error('The search worker was asked before it was told where the index is.');
    self.postMessage({ type: 'answer', id, results: await host.answer(requests) });
  } catch (error) {
    self.postMessage({
      type: 'failure',
      id,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}
