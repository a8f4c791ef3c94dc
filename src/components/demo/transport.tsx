import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './controls.module.css';
import { PlayIcon } from './play-icon';

interface TransportProps {
  frame: number;
  durationInFrames: number;
  isPlaying: boolean;
  /** Set if the reader pressed play on the poster: its button is gone, so this one takes the focus. */
  isPressed: boolean;
  toggle: () => void;
  /** Seeks to a frame and pauses. */
  seek: (frame: number) => void;
  /** More buttons. */
  children: ReactNode;
}

/** Play/pause button, seekable playhead and clock, in one row with other buttons. */
export function Transport({
  frame,
  durationInFrames,
  isPlaying,
  isPressed,
  toggle,
  seek,
  children,
}: TransportProps) {
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
        className="playhead"
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
      {children}
    </div>
  );
}
