import { useEffect, useRef } from 'react';
import * as styles from './controls.module.css';
import { PlayIcon } from './play-icon';

interface TransportProps {
  frame: number;
  durationInFrames: number;
  isPlaying: boolean;
  /** The reader pressed play on the poster, whose button is gone: this one has the focus then. */
  isPressed: boolean;
  toggle: () => void;
  /** Shows a frame and stops there. */
  seek: (frame: number) => void;
}

/** Play, pause, and the playhead that a reader can move. */
export function Transport({ frame, durationInFrames, isPlaying, isPressed, toggle, seek }: TransportProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed) button.current?.focus();
  }, [isPressed]);

  return (
    <div className={styles.transport}>
      <button ref={button} type="button" onClick={toggle} aria-label={isPlaying ? 'Pause' : 'Play'}>
        <PlayIcon isPlaying={isPlaying} />
      </button>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={durationInFrames - 1}
        value={frame}
        aria-label="Frame"
        aria-valuetext={`Frame ${frame} of ${durationInFrames}`}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <span className={styles.frame}>
        {String(frame).padStart(String(durationInFrames).length, '0')}
        <small> / {durationInFrames}</small>
      </span>
    </div>
  );
}
