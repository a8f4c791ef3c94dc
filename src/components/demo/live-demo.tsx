import type { PlayerRef } from '@remotion/player';
import { useRef, useState } from 'react';
import { demoOf } from '../../shared/demos';
import { demoCode, valuesOf } from '../../shared/demos/values';
import { CodeFigure } from './code-figure';
import { Controls } from './controls';
import type { LiveDemoProps } from './demo-props';
import * as styles from './live-demo.module.css';
import PlayerScreen from './player-screen';
import { Source } from './source';
import { Transport } from './transport';
import { usePlaying } from './use-playing';

/** The video of a demo with everything that can be done with it: play, seek, change its values, copy them, read its source. */
export default function LiveDemo({ type, poster, values: given, isPressed }: LiveDemoProps) {
  const demo = demoOf(type);
  const player = useRef<PlayerRef>(null);
  const [values, setValues] = useState(() => valuesOf(demo, given));
  const [frame, setFrame] = useState(demo.posterFrame);
  const [isPlaying, setPlaying] = usePlaying(isPressed);

  return (
    <>
      <PlayerScreen {...{ type, demo, poster, values, isPlaying, player }} onFrame={setFrame} />
      <Transport
        frame={frame}
        durationInFrames={demo.durationInFrames}
        isPlaying={isPlaying}
        isPressed={isPressed}
        toggle={() => setPlaying(!isPlaying)}
        seek={(next) => {
          setPlaying(false);
          player.current?.seekTo(next);
        }}
      />
      <div className={styles.panel}>
        <Controls
          controls={demo.controls}
          values={values}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
        <CodeFigure code={demoCode(demo, values)} className={styles.code} />
      </div>
      <Source type={type} onReset={() => setValues(valuesOf(demo, given))} />
    </>
  );
}
