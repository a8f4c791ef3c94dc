import { waveDemo } from '@docs/content/demos';
import { Player, type PlayerRef } from '@remotion/player';
import { useEffect, useRef } from 'react';
import { compositionOf } from '../demo/composition-of';
import { useIsSeen } from '../demo/use-is-seen';
import type { PlayerOptions } from './player-options';
import { renderVolumeSlider } from './volume-slider';

const { width, height, fps, durationInFrames, posterFrame, controls } = waveDemo;
const fullWidth = { width: '100%' };

interface PlaygroundPlayerProps {
  options: PlayerOptions;
  /** Whether the reader pressed play on the poster. */
  isPressed: boolean;
}

/** The Player of the playground. It has its own controls, which the reader can switch off. */
export default function PlaygroundPlayer({ options, isPressed }: PlaygroundPlayerProps) {
  const player = useRef<PlayerRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(box);

  // Plays immediately if the user pressed play. If it becomes visible again later, the user starts it with
  // the controls.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isSeen) player.current?.pause();
    else if (isPressed && !hasBegun.current) {
      hasBegun.current = true;
      player.current?.play();
    }
  }, [isSeen, isPressed]);

  const { title, ...playerProps } = options;
  return (
    <div ref={box}>
      <Player
        {...playerProps}
        ref={player}
        style={fullWidth}
        component={compositionOf('wave')}
        inputProps={{ title, damping: controls.damping.default, stagger: controls.stagger.default }}
        durationInFrames={durationInFrames}
        fps={fps}
        compositionWidth={width}
        compositionHeight={height}
        initialFrame={posterFrame}
        spaceKeyToPlayOrPause={false}
        renderVolumeSlider={renderVolumeSlider}
        logLevel="error"
        acknowledgeRemotionLicense
      />
    </div>
  );
}
