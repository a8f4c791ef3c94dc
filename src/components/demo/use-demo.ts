import { type Demo, type DemoType, type DemoValues, limitedValue, valuesOf } from '@docs/content/demos';
import type { PlayerRef } from '@remotion/player';
import { useRef, useState } from 'react';

/**
 * Returns the state of a demo: a poster until the user plays it or changes something, then a Player. Nothing
 * moves until the user presses play, so reduced motion needs no special case.
 */
export function useDemo(type: DemoType, demo: Demo, given?: DemoValues) {
  const player = useRef<PlayerRef>(null);
  const [values, setValues] = useState(() => valuesOf(demo, given));
  const [frame, setFrame] = useState(demo.posterFrame);
  const [isPlaying, setPlaying] = useState(false);
  const [isLive, setLive] = useState(false);

  return {
    values,
    frame,
    isPlaying,
    /** Whether the Player has replaced the poster. */
    isLive,
    toggle: () => {
      setLive(true);
      setPlaying(!isPlaying);
    },
    /** Seeks to a frame and pauses. */
    seek: (next: number) => {
      setLive(true);
      setPlaying(false);
      setFrame(next);
      player.current?.seekTo(next);
    },
    change: (name: string, value: string | number) => {
      setLive(true);
      setValues((known) => {
        const control = demo.controls[name];
        return { ...known, [name]: control ? limitedValue(control, value, known) : value };
      });
    },
    reset: () => setValues(valuesOf(demo, given)),
    /** Props of `LatePlayer`. */
    playerProps: { type, demo, values, isPlaying, player, frame, onFrame: setFrame },
  };
}
