import { useCallback, useState, useSyncExternalStore } from 'react';
import { readChoice, subscribeToChoice, writeChoice } from './group-choice';

const nothing = () => () => {};

/**
 * What is chosen in a group of tabs, or null before anything was, and how to choose. The first render is the one of the
 * page's HTML: what is remembered comes after it.
 */
export function useChoice(groupId: string | undefined): [string | null, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => (groupId ? subscribeToChoice(groupId, listener) : nothing()),
    [groupId],
  );
  const shared = useSyncExternalStore(
    subscribe,
    () => (groupId ? readChoice(groupId) : null),
    () => null,
  );
  const choose = (value: string) => (groupId ? writeChoice(groupId, value) : setOwn(value));
  return [groupId ? shared : own, choose];
}
