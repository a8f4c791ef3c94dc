import { useCallback, useState, useSyncExternalStore } from 'react';
import { readChoice, subscribeToChoice, writeChoice } from './group-choice';

const nothing = () => () => {};

/**
 * Returns the chosen tab of a group (null before any choice), and a function to choose. The first render
 * matches the page's HTML; the stored choice is applied after it.
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
