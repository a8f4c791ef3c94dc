import type { LiveOptions } from '@docs/content/shared';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './live-sample.module.css';

interface TransportProps {
  options: LiveOptions;
  frame: number;
  isPlaying: boolean;
  toggle: () => void;
  seek: (frame: number) => void;
  /** Whether the first button takes over the focus from the one that opened the sample, so that Space pauses. */
  isFocused: boolean;
  /** More buttons. */
  children?: ReactNode;
}

const icons = {
  play: 'M4 2v12l9.5-6z',
  pause: 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z',
  previous: 'M10.5 2.5v11L4.5 8z',
  next: 'M5.5 2.5v11l6-5.5z',
};

/** Plays a sample and steps through its frames. */
export function Transport({ options, frame, isPlaying, toggle, seek, isFocused, children }: TransportProps) {
  const last = options.durationInFrames - 1;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true });
  }, [isFocused]);

  return (
    <div className={styles.bar}>
      <div className={styles.transport}>
        <button
          ref={button}
          type="button"
          className={styles.icon}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={toggle}
        >
          <Icon path={isPlaying ? icons.pause : icons.play} />
        </button>
        <input
          type="range"
          className="playhead"
          aria-label="Frame"
          min={0}
          max={last}
          value={frame}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
        <span className={styles.count}>
          {frame} / {last}
        </span>
        <button
          type="button"
          className={`${styles.icon} ${styles.step}`}
          aria-label="Previous frame"
          disabled={frame <= 0}
          onClick={() => seek(frame - 1)}
        >
          <Icon path={icons.previous} />
        </button>
        <button
          type="button"
          className={`${styles.icon} ${styles.step}`}
          aria-label="Next frame"
          disabled={frame >= last}
          onClick={() => seek(frame + 1)}
        >
          <Icon path={icons.next} />
        </button>
      </div>
      {children}
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
