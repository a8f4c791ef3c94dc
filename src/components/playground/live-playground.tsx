import { Player, type PlayerRef } from '@remotion/player';
import { useEffect, useRef, useState } from 'react';
import { waveDemo } from '../../shared/demos/wave';
import { CodeFigure } from '../demo/code-figure';
import { compositionOf } from '../demo/composition-of';
import { useIsSeen } from '../demo/use-is-seen';
import { OptionsForm } from './options-form';
import { initialOptions, playerCode } from './player-options';
import * as styles from './playground.module.css';

const { width, height, fps, durationInFrames, posterFrame, controls } = waveDemo;
const fullWidth = { width: '100%' };

/** The Player, its props and its code. */
export default function LivePlayground() {
  const [options, setOptions] = useState(initialOptions);
  const [isCalm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const player = useRef<PlayerRef>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(screen);

  // It begins when it is seen; when it is seen again, the reader's own controls are at hand.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isSeen) player.current?.pause();
    else if (!isCalm && !hasBegun.current) {
      hasBegun.current = true;
      player.current?.play();
    }
  }, [isSeen, isCalm]);

  const { title, ...playerProps } = options;
  return (
    <div className={styles.playground}>
      <div ref={screen} className={styles.screen}>
        <Player
          {...playerProps}
          ref={player}
          style={fullWidth}
          component={compositionOf.wave}
          inputProps={{ title, damping: controls.damping.default, stagger: controls.stagger.default }}
          durationInFrames={durationInFrames}
          fps={fps}
          compositionWidth={width}
          compositionHeight={height}
          initialFrame={posterFrame}
          spaceKeyToPlayOrPause={false}
          logLevel="error"
          acknowledgeRemotionLicense
        />
      </div>
      <OptionsForm options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      <CodeFigure code={playerCode(options)} className={styles.code} />
    </div>
  );
}
