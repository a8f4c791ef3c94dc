import { pagePathOf } from './page-path';
import { fromRawJson } from './raw-json';
import { parseServed } from './served-data';

/**
 * The path prefix of pages and of files; empty for the root. Gatsby's webpack configuration inserts the
 * values.
 */
declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/** The content of a page's `page-data.json`, which Gatsby writes. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes?: string[];
  result: { data?: unknown; pageContext: object };
}

/** Id of the element in a page's HTML that contains its data. */
export const pageDataId = 'page-data';

/** Id of the element that contains the results of static queries by their hash. */
export const queriesId = 'queries';

/** The data of a page. Undefined if it cannot be loaded and the browser has to open the URL itself. */
export type PageAnswer = { data: PageData; isNotFound: boolean } | undefined;

const notFoundPath = '/404.html';
/** Number of retries after a failure of the network or the host. */
const attempts = 3;

/** Returns the URL of a page's data. */
export function pageDataUrl(pagePath: string): string {
  const [path = '', query] = pagePath.split('?');
  const folder = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  return `${__PATH_PREFIX__}/page-data/${folder}/page-data.json${query ? `?${query}` : ''}`;
}

/**
 * Loads a page's data. A URL without a page gets the data of the not-found page, unless the host has another
 * file at that URL.
 */
export async function loadPageData(pagePath: string): Promise<PageAnswer> {
  const { status, data } = await findPageData(pagePath);
  if (data) {
    const query = pagePath.split('?')[1];
    if (query && !data.path.includes(query)) data.path += `?${query}`;
    return { data, isNotFound: false };
  }
  if ((status !== 404 && status !== 200) || pagePath === notFoundPath) return undefined;
  const missing = await loadPageData(notFoundPath);
  if (!missing || pagePath.startsWith('//')) return missing;
  const { status: ofFile } = await get(__BASE_PATH__ + pagePath, 'HEAD');
  return ofFile === 200 ? undefined : { ...missing, isNotFound: true };
}

/** Finds a page's data in the HTML of the open page if it is that page, or requests it. */
async function findPageData(pagePath: string): Promise<{ status: number; data?: PageData }> {
  const inHtml = readPageData(pagePath);
  if (inHtml) return { status: 200, data: inHtml };
  const { status, text } = await get(pageDataUrl(pagePath));
  return { status, data: status === 200 ? parsePageData(text) : undefined };
}

function readPageData(pagePath: string): PageData | undefined {
  const element = document.getElementById(pageDataId);
  const data = element && parsePageData(fromRawJson(String(element.textContent)), parseServed);
  if (!data || pagePathOf(data.path, '') !== pagePath.split('?')[0]) return undefined;
  // It is not needed again, and takes memory.
  element.remove();
  return data;
}

/**
 * Returns the hash of the build that the host currently serves, because a page of another build needs other
 * scripts. Empty if the host does not report one.
 */
export async function loadBuildDigest(): Promise<string> {
  const { status, text } = await get(`${__PATH_PREFIX__}/page-data/app-data.json`);
  if (status !== 200) return '';
  try {
    return String(JSON.parse(text).webpackCompilationHash ?? '');
  } catch {
    return '';
  }
}

/**
 * Finds the result of a static query in the HTML of the open page, or loads it.
 * @throws {Error} if it cannot be loaded
 */
export async function loadQuery(digest: string): Promise<unknown> {
  const inHtml = document.getElementById(queriesId)?.textContent;
  const result = inHtml && JSON.parse(fromRawJson(inHtml))[digest];
  if (result) return result;
  const url = `${__PATH_PREFIX__}/page-data/sq/d/${digest}.json`;
  const { status, text } = await get(url);
  if (status !== 200) throw new Error(`${url} could not be loaded: ${status}.`);
  return JSON.parse(text);
}

function parsePageData(text: string, parse: (json: string) => unknown = JSON.parse): PageData | undefined {
  try {
    const data = parse(text) as PageData;
    return data.path === undefined ? undefined : data;
  } catch {
    return undefined;
  }
}

interface Answer {
  /** 0 if there was no response. */
  status: number;
  text: string;
}

const underway = new Map<string, Promise<Answer>>();

/**
 * Requests a file and retries if the network or the host fails. Concurrent requests for the same file share
 * one response.
 */
function get(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
  const name = `${method} ${url}`;
  const known = underway.get(name);
  if (known) return known;
  const answer = ask(url, method, attempts).finally(() => underway.delete(name));
  underway.set(name, answer);
  return answer;
}

async function ask(url: string, method: string, further: number): Promise<Answer> {
  let answer: Answer = { status: 0, text: '' };
  try {
    const response = await fetch(url, { method });
    answer = { status: response.status, text: await response.text() };
  } catch {
    // Without a network there is no response.
  }
  const isFinal = [200, 404, 500].includes(answer.status) || further === 0;
  return isFinal ? answer : ask(url, method, further - 1);
}
