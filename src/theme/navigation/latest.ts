/**
 * Has the last of several navigations win: a page that was asked for first and whose data arrive last would take the place of the
 * one that the reader chose after it.
 */
export interface LatestNavigation {
  /** Waits until `load` has settled, and then goes, unless another navigation has begun since. */
  start(load: () => Promise<unknown>, go: () => void): Promise<void>;
  /** Forgets the navigation that waits: the reader has gone elsewhere. */
  cancel(): void;
}

/** Makes one for a tab. */
export function createLatestNavigation(): LatestNavigation {
  let last = 0;
  return {
    async start(load, go) {
      last += 1;
      const own = last;
      // What cannot be loaded is Gatsby's to tell: it loads the page anew.
      await load().catch(() => undefined);
      if (own === last) go();
    },
    cancel() {
      last += 1;
    },
  };
}
