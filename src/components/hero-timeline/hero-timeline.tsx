import type { CSSProperties, ReactNode } from 'react';
import { PlayIcon } from '../demo/play-icon';
import * as styles from './hero-timeline.module.css';

interface HeroTimelineProps {
  /** The content of the timeline. */
  name: string;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  frame: number;
  isPlaying: boolean;
  /** Whether the reader has taken over from the animation that plays once. */
  isScrubbed: boolean;
  toggle: () => void;
  /** Seeks to a frame and pauses. */
  seek: (frame: number) => void;
  /** The picture. */
  children: ReactNode;
}

/** A picture and its timeline. The playhead moves over both, during playback or by dragging. */
export function HeroTimeline({
  name,
  width,
  height,
  fps,
  durationInFrames,
  frame,
  isPlaying,
  isScrubbed,
  toggle,
  seek,
  children,
}: HeroTimelineProps) {
  const style = {
    '--at': frame / (durationInFrames - 1),
    '--time': `${frame / fps}s`,
    '--long': `${(durationInFrames - 1) / fps}s`,
  };
  return (
    <div
      className={styles.stage}
      style={style as CSSProperties}
      data-stage={fps}
      data-scrubbed={isScrubbed ? '' : undefined}
    >
      <div className={styles.time}>
        <div className={styles.picture}>{children}</div>
        <div className={styles.track}>
          <Ticks durationInFrames={durationInFrames} />
          <div className={styles.clip}>{name}</div>
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
          <PlayIcon isPlaying={isPlaying} />
        </button>
        <span className={styles.frame}>
          {/* In an attribute, which may differ from the HTML when React takes over: `inline-scripts/wave.ts`. */}
          <span data-frame={String(frame).padStart(3, '0')} />
          <small> / {durationInFrames}</small>
        </span>
        <span className={styles.facts}>
          {width} × {height}, {fps} fps
        </span>
      </div>
    </div>
  );
}

/** A tick every second frame, a longer one every tenth. */
function Ticks({ durationInFrames }: { durationInFrames: number }) {
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
