import type { DemoType } from '@docs/content/demos';
import type { PointerEvent, ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import { mayPrefetch } from '../may-prefetch';
import type { DemoPlayerProps } from './demo-player';

const loadPlayer = () => import('./demo-player');

/**
 * The Player of a demo, loaded on first render. Place it over the poster, which is visible in the meantime.
 */
export const LatePlayer = lazyPart<DemoPlayerProps>(loadPlayer, ({ children }: { children: ReactNode }) => (
  <>{children}</>
));

/**
 * Returns the props for the element around a demo. They preload the Player and a composition when the pointer
 * or the focus enters, unless the reader's connection saves data.
 */
export function loadingAhead(type: DemoType) {
  const load = () => {
    if (!mayPrefetch()) return;
    Promise.all([import('./composition-of'), loadPlayer()]).then(
      ([{ prepareComposition }]) => prepareComposition(type),
      // The failure is shown when the reader opens the Player.
      () => undefined,
    );
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && load(),
    onFocus: load,
  };
}
