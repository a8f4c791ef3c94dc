import type { ComponentType } from 'react';
import {
  loadBuildDigest,
  loadPageData,
  loadQuery,
  type PageAnswer,
  type PageData,
  pageDataUrl,
} from './page-data';
import { pagePathOf } from './page-path';
import { prefetchFile } from './prefetch-file';

/** Whether a page could be loaded. */
export const PageResourceStatus = { Error: 'error', Success: 'success' };

/** What a page needs to be rendered, with the names that Gatsby's other modules use. */
export interface PageResources {
  component: unknown;
  json: PageData['result'];
  page: Pick<PageData, 'componentChunkName' | 'path' | 'staticQueryHashes'> & {
    webpackCompilationHash: string;
    slicesMap: object;
  };
}

/** The result for a page that could not be loaded. */
export interface PageFailure {
  status: string;
  error?: unknown;
}

type Page = { resources: PageResources; isNotFound: boolean } | { failure: PageFailure };
/** `prepare` loads a part that the HTML of the first page has already, and other pages need from the start. */
type PageModule = { default: ComponentType & { prepare?: () => Promise<void> } };
type Chunks = { components: Record<string, () => Promise<PageModule>> };

declare global {
  interface Window {
    /** The hash of the build that produced the HTML. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Number of pages whose code and data are kept in memory for users who return to them. The browser's cache
 * has the others.
 */
const kept = 6;
/** Milliseconds until links in view are prefetched, and between two batches. The same as in Gatsby. */
const rest = 3000;
const batch = 4;
const robot = /bot|crawler|spider|crawling/i;

/** Results of static queries by their hash. */
export const queries: Record<string, unknown> = {};

/** Loads and caches pages. */
export class ProdLoader {
  private readonly pages = new Map<string, Page>();
  private readonly underway = new Map<string, Promise<PageResources | PageFailure>>();
  private isFirst = true;
  private queue: string[] = [];

  constructor(private readonly chunks: Chunks) {}

  /**
   * Does nothing: Gatsby passes the function that runs plugin hooks, and this site has no hooks for loading.
   */
  setApiRunner(): void {
    // There are no hooks to run.
  }

  /** Returns null, because no page of this site has a pattern as its path. */
  findMatchPath(): null {
    return null;
  }

  /** Loads a page's code and data. */
  loadPage(address: string): Promise<PageResources | PageFailure> {
    const path = pagePathOf(address);
    const known = this.pages.get(path);
    if (known) {
      this.keep(path, known);
      return Promise.resolve('failure' in known ? known.failure : known.resources);
    }
    const started = this.underway.get(path);
    if (started) return started;
    const isFirst = this.isFirst;
    const loading = this.load(path)
      .then((page) => (isFirst && 'status' in page ? reloadForNewBuild(page) : page))
      .finally(() => this.underway.delete(path));
    this.underway.set(path, loading);
    return loading;
  }

  /** Returns the page if it is loaded. */
  loadPageSync(
    address: string,
    options?: { withErrorDetails?: boolean },
  ): PageResources | PageFailure | undefined {
    const known = this.pages.get(pagePathOf(address));
    if (known && 'resources' in known) return known.resources;
    return options?.withErrorDetails ? known?.failure : undefined;
  }

  /** Returns whether a URL has no page, or is not loaded. */
  isPageNotFound(address: string): boolean {
    const known = this.pages.get(pagePathOf(address));
    return !known || ('resources' in known && known.isNotFound);
  }

  /** Prefetches a page's files after the browser has been idle for a while. */
  prefetch(address: string): void {
    const path = pagePathOf(address);
    if (this.pages.has(path) || this.queue.includes(path) || robot.test(navigator.userAgent)) return;
    this.queue.push(path);
    if (this.queue.length === 1) this.prefetchLater();
  }

  private async load(path: string): Promise<PageResources | PageFailure> {
    // The first page is of the same build as its HTML. If it fails, `reloadForNewBuild` checks whether that
    // is still true.
    const { isFirst } = this;
    const digest = isFirst ? window.___webpackCompilationHash : loadBuildDigest();
    this.isFirst = false;
    const answer = await loadPageData(path);
    if (!answer) return { status: PageResourceStatus.Error };
    const { componentChunkName, staticQueryHashes = [] } = answer.data;
    try {
      const [component] = await Promise.all([
        // Gatsby's table returns no promise for an unknown name.
        this.chunks.components[componentChunkName]?.().catch((error: unknown) => ({ error })),
        ...staticQueryHashes.map(async (name) => {
          queries[name] ??= await loadQuery(name);
        }),
      ]);
      if (!component || 'error' in component) {
        const failure = { status: PageResourceStatus.Error, error: component?.error };
        this.keep(path, { failure });
        return failure;
      }
      // Without it, the page says so where the part is missing.
      if (!isFirst) await component.default.prepare?.().catch(() => undefined);
      const resources = resourcesOf(answer, component, (await digest) ?? '');
      this.keep(path, { resources, isNotFound: answer.isNotFound });
      return resources;
    } catch (error) {
      return { status: PageResourceStatus.Error, error };
    }
  }

  private keep(path: string, page: Page): void {
    // The oldest one is first.
    this.pages.delete(path);
    this.pages.set(path, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > kept) this.pages.delete(String(oldest));
  }

  private prefetchLater(): void {
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? window.setTimeout;
    window.setTimeout(() => {
      whenIdle(async () => {
        await Promise.all(this.queue.slice(0, batch).map((path) => prefetchFile(pageDataUrl(path))));
        this.queue = this.queue.slice(batch);
        if (this.queue.length > 0) this.prefetchLater();
      });
    }, rest);
  }
}

function resourcesOf({ data }: NonNullable<PageAnswer>, component: unknown, digest: string): PageResources {
  const { componentChunkName, path, staticQueryHashes, result } = data;
  return {
    component,
    json: result,
    page: {
      componentChunkName,
      path,
      staticQueryHashes: staticQueryHashes ?? [],
      webpackCompilationHash: digest,
      slicesMap: {},
    },
  };
}

/**
 * Storage key with which Gatsby records that the tab was reloaded for this reason. Gatsby removes it when a
 * page is shown.
 */
const reloadNote = 'gatsby-reload-compilation-hash-match';

/**
 * Reloads a page that cannot be shown because the host has a newer build than the HTML. Reloads only once.
 */
async function reloadForNewBuild(failure: PageFailure): Promise<PageFailure> {
  const digest = await loadBuildDigest();
  try {
    if (!digest || digest === window.___webpackCompilationHash || sessionStorage.getItem(reloadNote))
      return failure;
    sessionStorage.setItem(reloadNote, '1');
    window.location.reload();
  } catch {
    // Without storage, the page could be reloaded in an endless loop.
  }
  return failure;
}
