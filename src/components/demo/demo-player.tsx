import type { Demo, DemoType, DemoValues } from '@docs/content/demos';
import { Player, type PlayerRef } from '@remotion/player';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { compositionOf } from './composition-of';
import * as styles from './demo.module.css';
import { useIsSeen } from './use-is-seen';

/** Props of `DemoPlayer`. */
export interface DemoPlayerProps {
  type: DemoType;
  demo: Demo;
  values: DemoValues;
  /** Whether the reader wants it to play; it plays only while it is visible. */
  isPlaying: boolean;
  player: RefObject<PlayerRef>;
  /** The initial frame when the Player replaces the poster. */
  frame: number;
  onFrame: (frame: number) => void;
}

const fullWidth = { width: '100%' };

/**
 * The Player, placed over the demo's poster. Together with the composition, it is the code that a demo loads
 * lazily.
 */
export default function DemoPlayer({
  type,
  demo,
  values,
  isPlaying,
  player,
  frame,
  onFrame,
}: DemoPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [initialFrame] = useState(frame);
  const isSeen = useIsSeen(box);

  useEffect(() => {
    if (isPlaying && isSeen) player.current?.play();
    else player.current?.pause();
  }, [isPlaying, isSeen, player]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback only sets a state
  useEffect(() => {
    const current = player.current;
    const follow = ({ detail }: { detail: { frame: number } }) => onFrame(detail.frame);
    current?.addEventListener('frameupdate', follow);
    return () => current?.removeEventListener('frameupdate', follow);
  }, [player]);

  return (
    <div ref={box} aria-hidden="true">
      <Player
        ref={player}
        style={fullWidth}
        component={compositionOf(type)}
        inputProps={values}
        durationInFrames={demo.durationInFrames}
        fps={demo.fps}
        compositionWidth={demo.width}
        compositionHeight={demo.height}
        initialFrame={initialFrame}
        numberOfSharedAudioTags={0}
        errorFallback={({ error }) => <p className={styles.failure}>{error.message}</p>}
        loop
        logLevel="error"
        acknowledgeRemotionLicense
      />
    </div>
  );
}
