/** Storage key of the lessons that a reader has completed. */
const key = 'course-progress';

/** Name of the event that announces changes. */
export const progressEvent = 'course-progress';

/** The lessons that a reader has completed, by path, and the lesson that was open last. */
export interface Progress {
  done: readonly string[];
  last?: string | undefined;
}

/** The progress if the browser has no storage. It lasts until the page is closed. */
let unstored: string | null = null;

/** Returns the reader's progress. */
export function readProgress(): Progress {
  return parseProgress(readText()) ?? { done: [] };
}

/** Returns the stored progress as text, which only changes if the progress changes. */
export function readText(): string {
  try {
    return localStorage.getItem(key) ?? unstored ?? '';
  } catch {
    return unstored ?? '';
  }
}

/** Marks a lesson as completed. */
export function markDone(path: string): void {
  const { done, last } = readProgress();
  if (!done.includes(path)) writeProgress({ done: [...done, path], last });
}

/** Remembers which lesson is open, so that the reader can continue there. */
export function markOpen(path: string): void {
  const { done, last } = readProgress();
  if (path !== last) writeProgress({ done, last: path });
}

/** Stores the progress, or removes it. */
export function writeProgress(progress: Progress | undefined): void {
  unstored = progress ? JSON.stringify(progress) : null;
  try {
    if (unstored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, unstored);
  } catch {
    // Without storage, the progress lasts until the page is closed.
  }
  window.dispatchEvent(new Event(progressEvent));
}

/** Reads exported progress. Returns undefined if the text is something else. */
export function parseProgress(text: string): Progress | undefined {
  try {
    const { done, last } = JSON.parse(text) as { done?: unknown; last?: unknown };
    if (!Array.isArray(done)) return undefined;
    const paths = done.filter((each): each is string => typeof each === 'string' && each.startsWith('/'));
    return { done: [...new Set(paths)], last: typeof last === 'string' ? last : undefined };
  } catch {
    return undefined;
  }
}

/** Calls a function whenever the progress changes, even in another tab. Returns a function that stops this. */
export function onProgress(listener: () => void): () => void {
  window.addEventListener(progressEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(progressEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
