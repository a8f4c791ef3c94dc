import { type ComponentType, lazy, useContext, useEffect } from 'react';
import { Internals } from 'remotion';
import { compositions } from '../../compositions';
import { type DemoType, demoTypes } from '../../shared/demos';
import type { DemoValues } from '../../shared/demos/types';

/** The component of every demo for the Player; its code is loaded when it is first rendered. */
export const compositionOf = Object.fromEntries(
  demoTypes.map((type) => {
    const Composition = lazy(compositions[type] as () => Promise<{ default: ComponentType<DemoValues> }>);
    const Video = (values: DemoValues) => (
      <>
        <Composition {...values} />
        <ClosedAudio />
      </>
    );
    return [type, Video];
  }),
) as Record<DemoType, ComponentType<DemoValues>>;

/**
 * Each Player opens an audio context and never closes it, and a page may have some fifty of them in all: then the browser writes
 * errors to the console. This one is closed with its Player.
 */
function ClosedAudio() {
  const shared = useContext(Internals.SharedAudioContext);
  const context = shared?.audioContext;
  useEffect(
    () => () => {
      if (context?.state !== 'closed') void context?.close();
    },
    [context],
  );
  return null;
}
