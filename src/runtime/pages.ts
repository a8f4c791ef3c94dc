import type { ComponentType } from 'react';
import { readPageData, readQueries } from './html-data';
import { loadJson, type PageData, pageDataUrl } from './page-data';
import { pathPrefix, withoutPrefix } from './path-prefix';
import { readStored, writeStored } from './storage';

/** A page, with its code and data. */
export interface Page {
  /** Path of the page, without the path prefix. */
  path: string;
  Component: PageComponent;
  /** Props of the page, from Gatsby. */
  result: PageData['result'];
}

/** `prepare` loads a part that is already in the HTML of the first page, but that other pages need from the start. */
type PageComponent = ComponentType<object> & { prepare?: () => Promise<void> };

/** Functions that load page components, by the name of their chunk. */
export type Chunks = Record<string, () => Promise<{ default: PageComponent }>>;

declare global {
  interface Window {
    /** Path of the page whose HTML the browser has loaded, without the path prefix. */
    pagePath?: string;
    /** Hash of the build that produced the HTML. */
    ___webpackCompilationHash?: string;
  }
}

/** Number of pages that stay in memory. The files of other pages are in the browser's cache. */
const kept = 6;

/** Results of static queries, by their hash. */
export const queries: Record<string, { data: unknown } | undefined> = {};

const pages = new Map<string, Promise<Page>>();
let chunks: Chunks = {};

/**
 * Loads a page's code and data. A page that has been loaded before may be in memory.
 * @param url Path of the page with the path prefix; a query and a hash are ignored.
 * @throws {Error} if there is no such page, if it cannot be loaded, or if the host has a newer build than the
 * scripts
 */
export function loadPage(url: string): Promise<Page> {
  const path = pagePathOf(url);
  return keep(path, pages.get(path) ?? loadLater(path));
}

/**
 * Loads the page whose HTML the browser has loaded. Its data may be in the HTML.
 * @throws {Error} if it cannot be loaded. If the host has a newer build, the page is also reloaded, once.
 */
export async function loadFirstPage(components: Chunks): Promise<Page> {
  chunks = components;
  Object.assign(queries, readQueries());
  const path = pagePathOf(pathPrefix() + (window.pagePath ?? ''));
  try {
    const page = await keep(path, loadParts(readPageData() ?? (await loadJson(pageDataUrl(path)))));
    setReloadNote(null);
    return page;
  } catch (error) {
    if ((await isOutdated().catch(() => false)) && setReloadNote('1')) window.location.reload();
    throw error;
  }
}

function keep(path: string, page: Promise<Page>): Promise<Page> {
  // The first page is the least recently used one.
  pages.delete(path);
  pages.set(path, page);
  const [oldest] = pages.keys();
  if (pages.size > kept) pages.delete(String(oldest));
  page.catch(() => pages.delete(path));
  return page;
}

async function loadLater(path: string): Promise<Page> {
  const [data, isOld] = await Promise.all([loadJson<PageData>(pageDataUrl(path)), isOutdated()]);
  if (isOld) throw new Error("The server has a different build from this page's scripts.");
  const page = await loadParts(data);
  // If this fails, the page shows an error in place of the part.
  await page.Component.prepare?.().catch(() => undefined);
  return page;
}

/** Loads the code of a page, and the results of its static queries. */
async function loadParts({ path, result, ...data }: PageData): Promise<Page> {
  const load = chunks[data.componentChunkName];
  if (!load) throw new Error(`The page ${path} has no component.`);
  const [component] = await Promise.all([
    load(),
    ...(data.staticQueryHashes ?? []).map(async (hash) => {
      queries[hash] ??= await loadJson(`${__PATH_PREFIX__}/page-data/sq/d/${hash}.json`);
    }),
  ]);
  return { path, result, Component: component.default };
}

/** Returns whether the host has a different build from the one that produced the HTML. */
async function isOutdated(): Promise<boolean> {
  const url = `${__PATH_PREFIX__}/page-data/app-data.json`;
  const { webpackCompilationHash } = await loadJson<{ webpackCompilationHash: string }>(url);
  return webpackCompilationHash !== window.___webpackCompilationHash;
}

/**
 * Records in the tab that it was reloaded for a newer build, or that a page was loaded. Returns whether the record
 * has changed. Without storage, it never changes, because otherwise the page could be reloaded in an endless loop.
 */
function setReloadNote(note: string | null): boolean {
  const name = 'reloaded-for-build';
  if (readStored(name, 'sessionStorage') === note) return false;
  return writeStored(name, note, 'sessionStorage');
}

/** Returns the path of a page from its URL: without origin, path prefix, query, hash and trailing slash. */
export function pagePathOf(url: string, prefix: string = pathPrefix()): string {
  const { pathname } = new URL(window.location.origin + url);
  const path = withoutPrefix(pathname, prefix);
  return path === '/index.html' ? '/' : path.replace(/(?<=.)\/$/, '');
}
