import { useSyncExternalStore } from 'react';

/** Keeps the HTML from the build. React compares this value with the one from the last render, not with the HTML. */
export const asServed = { __html: '' };

/** Returns whether React is hydrating the HTML from the build. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(noSubscription, no, yes);
}

const noSubscription = () => () => undefined;
const no = () => false;
const yes = () => true;
