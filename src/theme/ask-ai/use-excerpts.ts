import { splitUrl } from '@docs/search';
import { useEffect, useState } from 'react';
import { ownUrl } from '../../search/own-url';
import { type Excerpt, readExcerpt } from './excerpt';

const pages = new Map<string, Promise<Document>>();

/** Loads a page of the site once. A failed request is sent again by the next call. */
function loadPage(path: string): Promise<Document> {
  const loading =
    pages.get(path) ??
    fetch(path, { headers: { accept: 'text/html' } }).then(async (response) => {
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), 'text/html');
    });
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

async function loadExcerpt(url: string, question: string): Promise<Excerpt | undefined> {
  const { path, anchor } = splitUrl(url);
  try {
    return readExcerpt(await loadPage(ownUrl(path)), decodeURIComponent(anchor), question);
  } catch (error) {
    // The search's own snippet is shown instead.
    console.warn(`Couldn't read ${path}.`, error);
    return undefined;
  }
}

/** Excerpts by URL. Undefined for sections that have none. */
export type Excerpts = ReadonlyMap<string, Excerpt | undefined>;

/** Reads what sections of the site say about a question; null while their pages load. */
export function useExcerpts(question: string, urls: readonly string[]): Excerpts | null {
  const [loaded, setLoaded] = useState<{ key: string; excerpts: Excerpts } | null>(null);
  const key = JSON.stringify([question, urls]);
  useEffect(() => {
    let isCurrent = true;
    const [asked, wanted] = JSON.parse(key) as [string, string[]];
    Promise.all(wanted.map(async (url) => [url, await loadExcerpt(url, asked)] as const)).then((all) => {
      if (isCurrent) setLoaded({ key, excerpts: new Map(all) });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.excerpts : null;
}
