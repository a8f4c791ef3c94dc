import type { LiveOptions } from '../../shared/live/options';
import * as styles from './live-sample.module.css';

interface TransportProps {
  options: LiveOptions;
  frame: number;
  isPlaying: boolean;
  toggle: () => void;
  seek: (frame: number) => void;
}

/** Plays a sample and steps through its frames. */
export function Transport({ options, frame, isPlaying, toggle, seek }: TransportProps) {
  const last = options.durationInFrames - 1;
  return (
    <div className={styles.bar}>
      <button type="button" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label="Previous frame"
        disabled={frame <= 0}
        onClick={() => seek(frame - 1)}
      >
        ‹
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label="Next frame"
        disabled={frame >= last}
        onClick={() => seek(frame + 1)}
      >
        ›
      </button>
      <input
        type="range"
        aria-label="Frame"
        min={0}
        max={last}
        value={frame}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
      <span className={styles.count}>
        {frame} / {last}
      </span>
    </div>
  );
}
