/** Handles changed files. The list may be empty. */
export type HandleFiles = (files: readonly string[]) => Promise<void>;

/**
 * Returns a function that passes files to `handle`, one call at a time. Files that are added while it works are
 * passed together, without repeats. Failures are passed to `onError`, and later files are handled as usual. The
 * function returns a promise that resolves when its files are handled.
 */
export function oneAtATime(
  handle: HandleFiles,
  onError: (error: unknown) => void,
): (files: readonly string[]) => Promise<void> {
  let waiting: Set<string> | undefined;
  let work = Promise.resolve();
  return (files) => {
    if (!waiting) {
      const next = new Set<string>();
      waiting = next;
      work = work
        .then(() => {
          waiting = undefined;
          return handle([...next]);
        })
        .catch(onError);
    }
    for (const file of files) waiting.add(file);
    return work;
  };
}
