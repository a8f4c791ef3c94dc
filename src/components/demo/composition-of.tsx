import { type ComponentType, lazy, useContext, useEffect, useMemo } from 'react';
import { Internals } from 'remotion';
import { compositions } from '../../compositions';
import { type DemoType, demoTypes } from '../../shared/demos';
import type { DemoValues } from '../../shared/demos/types';

/** The component of every demo for the Player; its code is loaded when it is first rendered. */
export const compositionOf = Object.fromEntries(
  demoTypes.map((type) => {
    const Composition = lazy(compositions[type] as () => Promise<{ default: ComponentType<DemoValues> }>);
    const Video = (values: DemoValues) => {
      useClosedAudio();
      return <Composition {...values} />;
    };
    return [type, Video];
  }),
) as Record<DemoType, ComponentType<DemoValues>>;

/**
 * Each Player opens an audio context and never closes it, and a page may have some fifty of them in all: then the browser writes
 * errors to the console. This one is closed with its Player.
 */
function useClosedAudio(): void {
  const context = useContext(Internals.SharedAudioContext)?.audioContext;
  // Here and not in an effect: the effects of the Player, which starts the sound, come first.
  useMemo(() => context && handleResume(context), [context]);
  useEffect(
    () => () => {
      if (context?.state !== 'closed') void context?.close();
    },
    [context],
  );
}

/** The Player does not wait for the sound it resumes. Where the context is closed before, that is nobody's error. */
function handleResume(context: AudioContext): void {
  const resume = context.resume.bind(context);
  context.resume = () => {
    const resumed = resume();
    resumed.catch(() => undefined);
    return resumed;
  };
}
