/** Key of the browser's storage with the lessons that a reader has done. */
const key = 'course-progress';

/** Name of the event that tells of changes. */
export const progressEvent = 'course-progress';

/** The lessons that a reader has done, by path, and the one that was open last. */
export interface Progress {
  done: readonly string[];
  last?: string | undefined;
}

/** What is known without storage, until the page is closed. */
let unstored: string | null = null;

/** Returns the reader's progress. */
export function readProgress(): Progress {
  return parseProgress(readText()) ?? { done: [] };
}

/** Returns the text of the stored progress, which only changes if the progress does. */
export function readText(): string {
  try {
    return localStorage.getItem(key) ?? unstored ?? '';
  } catch {
    return unstored ?? '';
  }
}

/** Marks a lesson as done. */
export function markDone(path: string): void {
  const { done, last } = readProgress();
  if (!done.includes(path)) writeProgress({ done: [...done, path], last });
}

/** Remembers which lesson is open, to go on there. */
export function markOpen(path: string): void {
  const { done, last } = readProgress();
  if (path !== last) writeProgress({ done, last: path });
}

/** Stores a progress, or removes it. */
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

/** Reads an exported progress. Returns undefined if the text is not one. */
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

/** Calls a function whenever the progress changes, also in another tab. Returns a function that stops that. */
export function onProgress(listener: () => void): () => void {
  window.addEventListener(progressEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(progressEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
