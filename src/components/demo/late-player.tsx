import type { PointerEvent, ReactNode } from 'react';
import type { DemoType } from '../../shared/demos';
import { lazyPart } from '../lazy-part/lazy-part';
import { mayPrefetch } from '../may-prefetch';
import type { DemoPlayerProps } from './demo-player';

const loadPlayer = () => import('./demo-player');

/** The Player of a demo, loaded when it is first rendered. Put it over the poster, which shows meanwhile. */
export const LatePlayer = lazyPart<DemoPlayerProps>(loadPlayer, ({ children }: { children: ReactNode }) => (
  <>{children}</>
));

/**
 * Props for the element around a demo: they load the Player and a composition while a mouse or the focus is on its way to a control,
 * unless the reader's connection saves data.
 */
export function loadingAhead(type: DemoType) {
  const load = () => {
    if (!mayPrefetch()) return;
    Promise.all([import('./composition-of'), loadPlayer()]).then(
      ([{ prepareComposition }]) => prepareComposition(type),
      // The failure is shown when the Player is wanted.
      () => undefined,
    );
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && load(),
    onFocus: load,
  };
}
