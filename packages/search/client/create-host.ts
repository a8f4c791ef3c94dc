import { IndexHost } from './index-host';

/** Creates an index host in the current thread: the page or a worker. */
export function createHost(base: string): IndexHost {
  return new IndexHost({
    base,
    fetchFile: (url, options) => fetch(url, options),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => performance.now(),
  });
}
