const asked = new Set<string>();

/**
 * Loads a file into the browser's cache before it is fetched. Resolves when the file is cached or cannot be
 * loaded. Safari has no prefetch links, and asks the host again for a file that it has fetched.
 */
export function prefetchFile(url: string): Promise<void> {
  const link = document.createElement('link');
  if (asked.has(url) || !link.relList.supports('prefetch')) return Promise.resolve();
  asked.add(url);
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
