const asked = new Set<string>();

/**
 * Loads a file into the browser's cache before it is fetched. Resolves when the file is cached or cannot be
 * loaded.
 */
export function prefetchFile(url: string): Promise<void> {
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);
  const link = document.createElement('link');
  // Safari does not support prefetch links.
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
