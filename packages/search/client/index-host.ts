import { SearchEngine, type SearchResult } from '../engine/engine';
import { readIndexFiles, type TitleFile } from '../engine/index-files';
import type { SearchManifest } from '../engine/manifest';
import { readRequest } from '../engine/request';
import { type Fetch, IndexLoader } from './load-index';
import { SearchError } from './search-error';

/** Dependencies of a host. Tests pass a fake network and clock. */
export interface IndexHostOptions {
  /** URL of the folder of the index files, with a trailing slash. */
  base: string;
  fetchFile: Fetch;
  /** Yields to other tasks while a large index is built. */
  pause: () => Promise<void>;
  /** Returns the time in milliseconds. */
  now: () => number;
}

const textAttempts = 3;
const titlesOnly = 'The full text didn’t load, so these results only cover titles and headings.';

/** Loads the index and answers requests from it, in a worker or on the main thread. */
export class IndexHost {
  private engine: SearchEngine | undefined;
  private titles: Promise<void> | undefined;
  private texts: Promise<void> | undefined;
  private textFailure: string | undefined;
  private attempts = 0;
  private readonly loader: IndexLoader;

  constructor(private readonly options: IndexHostOptions) {
    this.loader = new IndexLoader(options.base, options.fetchFile);
  }

  /**
   * Loads what is not loaded yet, and retries what failed. Resolves when titles can be searched.
   * @throws {SearchError} if the titles cannot be loaded.
   */
  warm(): Promise<void> {
    this.titles ??= this.loadTitles().catch((error: unknown) => {
      this.titles = undefined;
      throw error;
    });
    return this.titles;
  }

  /**
   * Answers requests. Until the texts are loaded, a query is answered from titles if it is the title of a page;
   * other queries wait for the texts.
   * @throws {SearchError} if the titles cannot be loaded.
   */
  async answer(requests: readonly unknown[]): Promise<SearchResult[]> {
    await this.warm();
    const queries = requests.map((request) => readRequest(request).query);
    if (!queries.every((query) => this.engine?.isAnswered(query))) await this.texts;
    return requests.map((request) => this.answerOne(request));
  }

  /** Resolves when loading has finished or failed. */
  async whole(): Promise<void> {
    await this.warm();
    await this.texts;
  }

  private answerOne(request: unknown): SearchResult {
    if (!this.engine) throw new SearchError('The search index is not loaded.');
    const start = this.options.now();
    const result = this.engine.answer(request);
    const message = this.textFailure ? { message: titlesOnly } : {};
    return { ...result, ...message, processingTimeMS: Math.round(this.options.now() - start) };
  }

  private async loadTitles(): Promise<void> {
    const { manifest, titles } = await this.loader.titles();
    this.engine = new SearchEngine(readIndexFiles(titles));
    this.texts = this.loadTexts(manifest, titles);
  }

  /**
   * Loads the texts. A failure is not an error, because titles can still be searched. The next searches retry, up
   * to `textAttempts` times in total.
   */
  private async loadTexts(manifest: SearchManifest, titles: TitleFile): Promise<void> {
    this.attempts++;
    try {
      const data = readIndexFiles(titles, await this.loader.texts(manifest));
      this.engine = await SearchEngine.prepare(data, this.options.pause);
      this.textFailure = undefined;
    } catch (error) {
      this.textFailure = error instanceof Error ? error.message : String(error);
      console.warn(`${titlesOnly} ${this.textFailure}`);
      // The next search starts from the manifest, because a deployment may have deleted the texts.
      if (this.attempts < textAttempts) this.titles = undefined;
    }
  }
}

/** Creates an index host in the current thread: the page or a worker. */
export function createHost(base: string): IndexHost {
  return new IndexHost({
    base,
    fetchFile: (url, options) => fetch(url, options),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => performance.now(),
  });
}
