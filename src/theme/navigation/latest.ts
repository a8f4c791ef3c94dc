/**
 * Makes the last of several navigations win. Otherwise, a page that was requested first but loads last would
 * replace the page that the user chose after it.
 */
export interface LatestNavigation {
  /** Waits until `load` settles and then navigates, unless another navigation has started in the meantime. */
  start(load: () => Promise<unknown>, go: () => void): Promise<void>;
  /** Cancels the pending navigation because the user has gone elsewhere. */
  cancel(): void;
}

/** Creates the state of a tab. */
export function createLatestNavigation(): LatestNavigation {
  let last = 0;
  return {
    async start(load, go) {
      last += 1;
      const own = last;
      // Gatsby handles load failures by reloading the page.
      await load().catch(() => undefined);
      if (own === last) go();
    },
    cancel() {
      last += 1;
    },
  };
}
