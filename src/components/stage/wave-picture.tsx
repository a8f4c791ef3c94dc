import * as styles from './stage.module.css';
import { barHeight, loudness, placeOf } from './wave';

const width = 640;
const height = 300;
const barWidth = 7;
const tallest = 216;
const dot = 4;

/** The picture at a frame: bars that rise one after the other. Sizes are rounded, so that every engine writes the same. */
export function WavePicture({ frame }: { frame: number }) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {loudness.map((_, index) => {
        const grown = Math.max(dot, Math.round(barHeight(index, frame) * tallest * 10) / 10);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={index}
            className={grown > dot ? styles.bar : styles.dot}
            x={Math.round((placeOf(index) * width - barWidth / 2) * 10) / 10}
            y={Math.round(((height - grown) / 2) * 10) / 10}
            width={barWidth}
            height={grown}
            rx={2}
          />
        );
      })}
    </svg>
  );
}
