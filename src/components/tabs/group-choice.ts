import { readStored, writeStored } from '../../runtime/storage';

/*
 * The user's choice in groups of tabs that share an id. It is kept in memory, so that all groups follow even without
 * storage, and in the browser's storage for the next visit.
 */
const choices = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const storageKey = (groupId: string) => `tabs-${groupId}`;

/** Returns the last chosen value of a group, or null. */
export function readChoice(groupId: string): string | null {
  return choices.get(groupId) ?? readStored(storageKey(groupId));
}

/** Stores a choice and notifies every group with the same id. */
export function writeChoice(groupId: string, value: string): void {
  choices.set(groupId, value);
  writeStored(storageKey(groupId), value);
  for (const listener of listeners.get(groupId) ?? []) listener();
}

/** Calls the listener after every choice in a group; returns a cleanup function. */
export function subscribeToChoice(groupId: string, listener: () => void): () => void {
  const group = listeners.get(groupId) ?? new Set();
  listeners.set(groupId, group.add(listener));
  return () => group.delete(listener);
}

/** Forgets the choices in memory, but not in storage. For tests. */
export function forgetChoices(): void {
  choices.clear();
}
