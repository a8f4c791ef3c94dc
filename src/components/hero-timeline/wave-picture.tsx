import type { CSSProperties } from 'react';
import { samples, toBars } from '../../compositions/waveform-data';
import * as styles from './wave-picture.module.css';

interface WavePictureProps {
  title: string;
  /** Number of frames between two bars. */
  stagger: number;
  fps: number;
}

const count = 37;
const bars = toBars(samples, { count, smoothing: 1 });
/** Centers of the bars as in `src/compositions/wave.tsx`: the picture has 1280 by 720 pixels. */
const left = (index: number) => 24 + (index * (1232 - 14)) / (count - 1);
const middle = 410;

/**
 * The wave of the home page, drawn and moved by CSS: it plays once when the page is loaded, and follows the playhead
 * before any of the Player's code is there. The Player covers it with the same picture.
 */
export function WavePicture({ title, stagger, fps }: WavePictureProps) {
  return (
    <svg className={styles.wave} viewBox="0 0 1280 720" role="img" aria-label="A wave with a title">
      <text className={styles.title} fontSize={128} x={24} y={187} style={at(24 / fps)}>
        {title}
      </text>
      {bars.map((loudness, index) => {
        const height = Math.round(Math.max(8, loudness * 360));
        const style = { ...at((index * stagger) / fps), '--low': 8 / height } as CSSProperties;
        return (
          <rect
            key={left(index)}
            className={index % 9 === 4 ? `${styles.bar} ${styles.accent}` : styles.bar}
            x={left(index).toFixed(1)}
            y={middle - height / 2}
            width={14}
            height={height}
            rx={4}
            style={style}
          />
        );
      })}
    </svg>
  );
}

/** Starts an animation after some seconds. */
function at(seconds: number): CSSProperties {
  return { '--from': `${Math.round(seconds * 1000)}ms` } as CSSProperties;
}
