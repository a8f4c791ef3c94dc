import { initialsOf } from '../monogram';
import { fitFrame } from './entry';
import * as styles from './frame-outline.module.css';

const box = { width: 288, height: 150 };

interface FrameOutlineProps {
  /** The name of the video; the frame shows its initials. */
  name: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/**
 * A video's frame in its actual aspect ratio, with its initials and size; a placeholder, because the video is
 * not shown.
 */
export function FrameOutline({ name, width, height }: FrameOutlineProps) {
  const frame = fitFrame({ width, height }, box);
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const corner = 12;
  return (
    <svg className={styles.frame} viewBox={`-16 -16 ${box.width + 32} ${box.height + 32}`} aria-hidden="true">
      <rect {...frame} className={styles.paper} />
      <path
        className={styles.corners}
        d={[
          `M${frame.x} ${frame.y + corner}V${frame.y}h${corner}`,
          `M${right - corner} ${frame.y}H${right}v${corner}`,
          `M${right} ${bottom - corner}V${bottom}h-${corner}`,
          `M${frame.x + corner} ${bottom}H${frame.x}v-${corner}`,
        ].join('')}
      />
      <text className={styles.initials} x={box.width / 2} y={box.height / 2 - 6} dominantBaseline="central">
        {initialsOf(name)}
      </text>
      <text x={box.width / 2} y={bottom - 18}>
        {width} × {height}
      </text>
    </svg>
  );
}
