import type { SearchResult } from '../engine/engine';
import type { IndexHost } from './index-host';
import type { FromWorker, ToWorker } from './messages';
import { SearchError } from './search-error';

/** As much of a worker as is needed. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

/** What the client works with. */
export interface EmbeddedClientOptions {
  /** Absolute address of the folder of the index files, with a slash at the end. */
  base: string;
  startWorker: () => WorkerLike;
  /** Makes a host on the page's own thread, should the worker not start. */
  loadHost: (base: string) => Promise<Pick<IndexHost, 'answer' | 'warm'>>;
  /** How long a worker may take to say that it runs, in milliseconds. */
  patience?: number;
}

interface Waiting {
  requests: readonly unknown[];
  resolve: (results: SearchResult[]) => void;
  reject: (error: unknown) => void;
}

const defaultPatience = 5000;

/**
 * Answers requests with the embedded engine, in a worker. Where a worker cannot start, does not answer for a
 * while, or breaks down, the page's own thread takes over, whatever was asked meanwhile included.
 */
export class EmbeddedClient {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private worker: WorkerLike | undefined;
  private host: Promise<Pick<IndexHost, 'answer' | 'warm'>> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: EmbeddedClientOptions) {
    try {
      this.worker = this.connect(options.startWorker());
    } catch (error) {
      this.takeOver(error instanceof Error ? error.message : String(error));
    }
  }

  /** Answers in the hosted service's own shape; requests are in its own words. */
  async search({ requests }: { requests: readonly unknown[] }): Promise<{ results: SearchResult[] }> {
    const results = await new Promise<SearchResult[]>((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { requests, resolve, reject });
      if (this.host) this.askHost(this.last);
      else this.worker?.postMessage({ type: 'search', id: this.last, requests });
    });
    return { results };
  }

  private connect(worker: WorkerLike): WorkerLike {
    worker.onmessage = ({ data }) => {
      clearTimeout(this.timer);
      if (data.type === 'answer') this.settle(data.id)?.resolve(data.results);
      else if (data.type === 'failure') this.settle(data.id)?.reject(new SearchError(data.message));
    };
    worker.onerror = ({ message }) => this.takeOver(message ?? 'no reason was given');
    this.timer = setTimeout(
      () => this.takeOver('it did not start in time'),
      this.options.patience ?? defaultPatience,
    );
    worker.postMessage({ type: 'load', base: this.options.base });
    return worker;
  }

  private takeOver(reason: string): void {
    if (this.host) return;
    console.warn(`Search runs on the page's own thread, because its worker does not: ${reason}.`);
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.host = this.options.loadHost(this.options.base);
    this.host.then((host) => host.warm()).catch(() => undefined);
    for (const id of this.waiting.keys()) this.askHost(id);
  }

  private async askHost(id: number): Promise<void> {
    const requests = this.waiting.get(id)?.requests ?? [];
    try {
      const host = await this.host;
      const results = (await host?.answer(requests)) ?? [];
      this.settle(id)?.resolve(results);
    } catch (error) {
      this.settle(id)?.reject(error);
    }
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}
