import type { PlayerRef } from '@remotion/player';
import { useRef, useState } from 'react';
import type { DemoValues } from '../../shared/demos/types';
import { valuesOf } from '../../shared/demos/values';
import { waveDemo } from '../../shared/demos/wave';
import { Poster } from '../demo/poster';
import { usePlaying } from '../demo/use-playing';
import { lazyPart } from '../lazy-part/lazy-part';
import * as loading from '../lazy-part/load-status.module.css';
import { LiveEditor } from './live-editor';
import { LiveEditorCode } from './live-editor-code';
import * as styles from './studio.module.css';
import { useFirstSign } from './use-first-sign';

const { title, width, height, posterFrame } = waveDemo;

const LivePlayer = lazyPart(
  () => import('../demo/player-screen'),
  ({ children }) => (
    <div className={loading.over}>
      <Poster poster="wave" title={title} width={width} height={height} isFirst />
      {children}
    </div>
  ),
);

/**
 * Code and picture side by side: what the toolkit is about. The values in the code can be changed. The Player is loaded at the first
 * sign of the reader: the page is read before.
 */
export function Studio() {
  const player = useRef<PlayerRef>(null);
  const [values, setValues] = useState<DemoValues>(() => valuesOf(waveDemo));
  const [frame, setFrame] = useState<number>(posterFrame);
  const [isPlaying, setPlaying] = usePlaying(false);
  const [isAwake, wake] = useFirstSign();

  const change = (name: string, value: string | number) => {
    wake();
    setValues({ ...values, [name]: value });
  };
  const toggle = () => {
    wake();
    setPlaying(!isAwake || !isPlaying);
  };
  const seek = (next: number) => {
    wake();
    setPlaying(false);
    setFrame(next);
    player.current?.seekTo(next);
  };

  return (
    <div className={styles.studio}>
      <LiveEditor
        {...waveDemo}
        name="Wave"
        frame={frame}
        isPlaying={isAwake && isPlaying}
        toggle={toggle}
        seek={seek}
      >
        {isAwake ? (
          <LivePlayer
            {...{ values, isPlaying, player }}
            type="wave"
            demo={waveDemo}
            poster="wave"
            initialFrame={frame}
            onFrame={setFrame}
          />
        ) : (
          <Poster poster="wave" title={title} width={width} height={height} isFirst />
        )}
      </LiveEditor>
      <LiveEditorCode frame={frame} values={values} onChange={change} />
    </div>
  );
}
