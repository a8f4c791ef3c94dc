import type { CSSProperties } from 'react';
import * as styles from './stage.module.css';
import type { Playback } from './use-playback';
import { durationInFrames, fps, frameLabel } from './wave';
import { WavePicture } from './wave-picture';

/** A picture and its time: the playhead runs over both, by itself or by the reader's hand. */
export function Stage({ frame, isPlaying, toggle, seek }: Playback) {
  return (
    <div className={styles.stage} style={{ '--at': frame / (durationInFrames - 1) } as CSSProperties}>
      <div className={styles.time}>
        <WavePicture frame={frame} />
        <div className={styles.track}>
          <Ticks />
          <div className={styles.clip}>Wave</div>
        </div>
        <input
          className={styles.scrubber}
          type="range"
          min={0}
          max={durationInFrames - 1}
          value={frame}
          aria-label="Frame"
          aria-valuetext={`Frame ${frame} of ${durationInFrames}`}
          onChange={(event) => seek(Number(event.target.value))}
          data-needs-js=""
        />
        <div className={styles.playhead} />
      </div>
      <div className={styles.controls}>
        <button type="button" onClick={toggle} aria-label={isPlaying ? 'Pause' : 'Play'} data-needs-js="">
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z' : 'M4 2v12l9.5-6z'} />
          </svg>
        </button>
        <span className={styles.frame}>
          {frameLabel(frame)}
          <small> / {durationInFrames}</small>
        </span>
        <span className={styles.facts}>1280 × 720, {fps} fps</span>
      </div>
    </div>
  );
}

/** A tick every second frame, a long one every tenth. */
function Ticks() {
  const ticks = Array.from({ length: durationInFrames / 2 }, (_, index) => index * 2);
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${durationInFrames - 1} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ticks.map((tick) => `M${tick} 0v${tick % 10 === 0 ? 10 : 4}`).join('')} />
    </svg>
  );
}
