import { mayPrefetch } from '../components/may-prefetch';

/** Milliseconds to wait before loading the data of pages whose links are in view, and between two batches. */
const rest = 3000;
const batch = 4;

const known = new Set<string>();
let queue: string[] = [];

/**
 * Loads a file into the browser's cache when the browser is idle. Does nothing on slow connections, for crawlers,
 * and in Safari, which has no prefetch links and would request the file a second time.
 */
export function prefetchFile(url: string): void {
  if (known.has(url) || !mayPrefetch() || /bot|crawler|spider/i.test(navigator.userAgent)) return;
  if (!document.createElement('link').relList.supports('prefetch')) return;
  known.add(url);
  queue.push(url);
  if (queue.length === 1) window.setTimeout(loadBatch, rest);
}

function loadBatch(): void {
  window.requestIdleCallback(() => {
    for (const href of queue.slice(0, batch)) addLink(href);
    queue = queue.slice(batch);
    if (queue.length > 0) window.setTimeout(loadBatch, rest);
  });
}

function addLink(href: string): void {
  const link = document.createElement('link');
  link.onload = link.onerror = () => link.remove();
  document.head.append(Object.assign(link, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href }));
}
