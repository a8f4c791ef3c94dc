const asked = new Set<string>();

/**
 * Brings a file that will be fetched into the browser's cache. Resolves when it is there or cannot be loaded.
 */
export function prefetchFile(url: string): Promise<void> {
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);
  const link = document.createElement('link');
  // Safari has no such links.
  if (!link.relList.supports('prefetch'))
    return fetch(url).then(
      () => undefined,
      () => undefined,
    );
  return new Promise((resolve) => {
    const done = () => {
      link.remove();
      resolve();
    };
    const kind = { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous' };
    Object.assign(link, kind, { href: url, onload: done, onerror: done });
    document.head.append(link);
  });
}
