import { useRef } from 'react';
import { Stage } from './stage';
import { StageCode } from './stage-code';
import * as styles from './studio.module.css';
import { usePlayback } from './use-playback';
import { durationInFrames, fps } from './wave';

/** The frame that the page's HTML shows: enough bars stand to tell what happens. */
const initialFrame = 84;

/** Code, picture and time, side by side: what the toolkit is about. */
export function Studio() {
  const box = useRef<HTMLDivElement>(null);
  const playback = usePlayback({ durationInFrames, fps, initialFrame, box });
  return (
    <div ref={box} className={styles.studio}>
      <Stage {...playback} />
      <StageCode frame={playback.frame} />
    </div>
  );
}

/** The picture and its time alone. */
export function StudioStage() {
  const box = useRef<HTMLDivElement>(null);
  const playback = usePlayback({ durationInFrames, fps, initialFrame, box });
  return (
    <div ref={box}>
      <Stage {...playback} />
    </div>
  );
}
