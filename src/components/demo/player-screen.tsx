import { Player, type PlayerRef } from '@remotion/player';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DemoType } from '../../shared/demos';
import type { Demo, DemoValues } from '../../shared/demos/types';
import { compositionOf } from './composition-of';
import * as styles from './demo.module.css';
import { Poster } from './poster';
import { useIsSeen } from './use-is-seen';

interface PlayerScreenProps {
  type: DemoType;
  demo: Demo;
  poster: string;
  values: DemoValues;
  /** Whether it is to be played; it is played only while it is seen. */
  isPlaying: boolean;
  player: RefObject<PlayerRef>;
  onFrame: (frame: number) => void;
  /** The frame to begin with, where it is not the poster's. */
  initialFrame?: number;
}

const fullWidth = { width: '100%' };

/** The Player over its poster: the first frame that it shows is the poster's. */
export default function PlayerScreen({
  type,
  demo,
  poster,
  values,
  isPlaying,
  player,
  onFrame,
  initialFrame = demo.posterFrame,
}: PlayerScreenProps) {
  const { title, width, height, fps, durationInFrames } = demo;
  const screen = useRef<HTMLDivElement>(null);
  const [firstFrame] = useState(initialFrame);
  const isSeen = useIsSeen(screen);

  useEffect(() => {
    if (isPlaying && isSeen) player.current?.play();
    else player.current?.pause();
  }, [isPlaying, isSeen, player]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever listens only sets a state
  useEffect(() => {
    const current = player.current;
    const follow = ({ detail }: { detail: { frame: number } }) => onFrame(detail.frame);
    current?.addEventListener('frameupdate', follow);
    return () => current?.removeEventListener('frameupdate', follow);
  }, [player]);

  return (
    <div
      ref={screen}
      className={styles.screen}
      style={{ aspectRatio: width / height }}
      role="img"
      aria-label={title}
    >
      <Poster poster={poster} title="" width={width} height={height} isFirst />
      <div aria-hidden="true">
        <Player
          ref={player}
          style={fullWidth}
          component={compositionOf[type]}
          inputProps={values}
          durationInFrames={durationInFrames}
          fps={fps}
          compositionWidth={width}
          compositionHeight={height}
          initialFrame={firstFrame}
          numberOfSharedAudioTags={0}
          errorFallback={({ error }) => <p className={styles.failure}>{error.message}</p>}
          loop
          logLevel="error"
          acknowledgeRemotionLicense
        />
      </div>
    </div>
  );
}
