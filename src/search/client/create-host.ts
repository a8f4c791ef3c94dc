import { IndexHost } from './index-host';

/** A host of the index in this thread, page or worker. */
export function createHost(base: string): IndexHost {
  return new IndexHost({
    base,
    fetchFile: (url, options) => fetch(url, options),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => performance.now(),
  });
}
