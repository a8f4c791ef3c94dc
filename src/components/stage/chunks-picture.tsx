import type { CSSProperties } from 'react';
import * as styles from './chunks-picture.module.css';

const width = 480;
const lanes = [0.9, 1.2, 0.8, 1.1, 1, 1.3, 0.85, 1.05];
const laneHeight = 22;
const chunk = width / lanes.length;
const top = 44;
const bottom = top + lanes.length * laneHeight + 16;

/** A video cut into parts, drawn all at the same time, and joined again. It moves once and then rests. */
export function ChunksPicture() {
  return (
    <svg className={styles.picture} viewBox={`-16 -16 ${width + 32} ${bottom + 64}`} aria-hidden="true">
      <rect className={styles.clip} width={width} height={22} rx={3} />
      <path
        className={styles.cuts}
        d={lanes.map((_, index) => (index > 0 ? `M${index * chunk} 0v${bottom + 24}` : '')).join('')}
      />
      {lanes.map((seconds, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <g key={index} transform={`translate(${index * chunk + 3} ${top + index * laneHeight})`}>
          <rect className={styles.lane} width={chunk - 6} height={12} rx={2} />
          <rect
            className={styles.work}
            width={chunk - 6}
            height={12}
            rx={2}
            style={{ '--seconds': `${seconds * 1.8}s` } as CSSProperties}
          />
        </g>
      ))}
      <g className={styles.joined}>
        <rect y={bottom} width={width} height={24} rx={3} />
      </g>
    </svg>
  );
}
