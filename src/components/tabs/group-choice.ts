/*
 * What the reader chose in groups of tabs that share an id: kept for the page, so that all groups follow, and in the
 * browser's storage, so that the next visit does. A storage that fails means that nothing is remembered.
 */
const choices = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const storageKey = (groupId: string) => `tabs-${groupId}`;

/** The value last chosen in a group, or null. */
export function readChoice(groupId: string): string | null {
  const known = choices.get(groupId);
  if (known !== undefined) return known;
  try {
    return window.localStorage.getItem(storageKey(groupId));
  } catch {
    return null;
  }
}

/** Remembers a choice and tells every group of the same id. */
export function writeChoice(groupId: string, value: string): void {
  choices.set(groupId, value);
  try {
    window.localStorage.setItem(storageKey(groupId), value);
  } catch {
    // The choice holds for this page only.
  }
  for (const listener of listeners.get(groupId) ?? []) listener();
}

/** Calls the listener after every choice in a group; returns what ends that. */
export function subscribeToChoice(groupId: string, listener: () => void): () => void {
  const group = listeners.get(groupId) ?? new Set();
  listeners.set(groupId, group.add(listener));
  return () => group.delete(listener);
}

/** Forgets what was chosen while the page was open; the storage stays. For tests. */
export function forgetChoices(): void {
  choices.clear();
}
