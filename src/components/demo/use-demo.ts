import type { PlayerRef } from '@remotion/player';
import { useRef, useState } from 'react';
import type { DemoType } from '../../shared/demos';
import type { Demo, DemoValues } from '../../shared/demos/types';
import { valuesOf } from '../../shared/demos/values';

/**
 * The state of a demo: a poster until the reader plays it or changes something, a Player from then on. Nothing moves unless the
 * reader presses play, so that nothing has to be held back for those who asked for less motion.
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
    /** Whether the Player has taken the place of the poster. */
    isLive,
    toggle: () => {
      setLive(true);
      setPlaying(!isPlaying);
    },
    /** Shows a frame and stops there. */
    seek: (next: number) => {
      setLive(true);
      setPlaying(false);
      setFrame(next);
      player.current?.seekTo(next);
    },
    change: (name: string, value: string | number) => {
      setLive(true);
      setValues((known) => ({ ...known, [name]: value }));
    },
    reset: () => setValues(valuesOf(demo, given)),
    /** Props of `LatePlayer`. */
    playerProps: { type, demo, values, isPlaying, player, frame, onFrame: setFrame },
  };
}
