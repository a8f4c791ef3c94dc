import type { SearchResult } from '../engine/engine';
import type { IndexHost } from './index-host';
import type { FromWorker, ToWorker } from './messages';
import { SearchError } from './search-error';

/** The part of the `Worker` interface that the client uses. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

/** Options of `EmbeddedClient`. */
export interface EmbeddedClientOptions {
  /** Absolute URL of the folder of the index files, with a trailing slash. */
  base: string;
  startWorker: () => WorkerLike;
  /** Creates a host on the main thread, in case the worker fails. */
  loadHost: (base: string) => Promise<Pick<IndexHost, 'answer' | 'warm'>>;
  /** How long the worker may take to respond, in milliseconds. Default: 5000. */
  patience?: number;
}

interface Waiting {
  requests: readonly unknown[];
  resolve: (results: SearchResult[]) => void;
  reject: (error: unknown) => void;
}

const defaultPatience = 5000;

/**
 * Answers requests with the embedded engine in a worker. If the worker cannot start, does not respond in
 * time, or crashes, the main thread takes over, including all pending requests.
 */
export class EmbeddedClient {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  /** Undefined once the main thread has taken over. */
  private worker: WorkerLike | undefined;
  private host: Promise<Pick<IndexHost, 'answer' | 'warm'>> | undefined;
  private hasTakenOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: EmbeddedClientOptions) {
    try {
      this.worker = this.connect(options.startWorker());
    } catch (error) {
      this.takeOver(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Answers requests. Requests and results have the format of the hosted service.
   * @throws {SearchError} if the index cannot be loaded.
   */
  async search({ requests }: { requests: readonly unknown[] }): Promise<{ results: SearchResult[] }> {
    const results = await new Promise<SearchResult[]>((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { requests, resolve, reject });
      if (this.worker) this.worker.postMessage({ type: 'search', id: this.last, requests });
      else this.askHost(this.last);
    });
    return { results };
  }

  private connect(worker: WorkerLike): WorkerLike {
    worker.onmessage = ({ data }) => {
      clearTimeout(this.timer);
      if (data.type === 'answer') this.settle(data.id)?.resolve(data.results);
      else if (data.type === 'failure') this.settle(data.id)?.reject(new SearchError(data.message));
    };
    worker.onerror = ({ message }) => this.takeOver(message ?? 'no reason given');
    this.timer = setTimeout(
      () => this.takeOver("the worker didn't start in time"),
      this.options.patience ?? defaultPatience,
    );
    worker.postMessage({ type: 'load', base: this.options.base });
    return worker;
  }

  private takeOver(reason: string): void {
    if (this.hasTakenOver) return;
    this.hasTakenOver = true;
    console.warn(`Search is running on the main thread, because its worker failed: ${reason}.`);
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.loadHost()
      .then((host) => host.warm())
      .catch(() => undefined);
    for (const id of this.waiting.keys()) this.askHost(id);
  }

  /** Loads the code of the host once. If that fails, for example without a network, the next search retries. */
  private loadHost(): Promise<Pick<IndexHost, 'answer' | 'warm'>> {
    this.host ??= this.options.loadHost(this.options.base).catch((error: unknown) => {
      this.host = undefined;
      throw error;
    });
    return this.host;
  }

  private async askHost(id: number): Promise<void> {
    const requests = this.waiting.get(id)?.requests ?? [];
    try {
      const host = await this.loadHost();
      this.settle(id)?.resolve(await host.answer(requests));
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
