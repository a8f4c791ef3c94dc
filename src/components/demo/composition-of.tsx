import { type ComponentType, lazy, useContext, useEffect, useMemo } from 'react';
import { Internals } from 'remotion';
import { compositions } from '../../compositions';
import type { DemoType } from '../../shared/demos';
import type { DemoValues } from '../../shared/demos/types';

type Composition = ComponentType<DemoValues>;

const known = new Map<DemoType, Composition>();

const load = (type: DemoType) => compositions[type]() as Promise<{ default: Composition }>;

/** The component of a demo for the Player, the same one each time. Its code is loaded when it is first rendered. */
export function compositionOf(type: DemoType): Composition {
  const made = known.get(type) ?? makeComposition(type);
  known.set(type, made);
  return made;
}

/** Loads the code of a composition ahead of its first render, which reports a failure. */
export function prepareComposition(type: DemoType): void {
  load(type).catch(() => undefined);
}

function makeComposition(type: DemoType): Composition {
  const Loaded = lazy(() => load(type));
  return function Video(values: DemoValues) {
    useClosedAudio();
    return <Loaded {...values} />;
  };
}

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

/** The Player does not wait for the sound it resumes. An audio context that was closed before is no error. */
function handleResume(context: AudioContext): void {
  const resume = context.resume.bind(context);
  context.resume = () => {
    const resumed = resume();
    resumed.catch(() => undefined);
    return resumed;
  };
}
