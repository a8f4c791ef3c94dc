import * as styles from './past-the-end.module.css';

const ticks = Array.from({ length: 49 }, (_, index) => `M${index * 10} 0v${index % 10 === 0 ? 12 : 5}`).join(
  '',
);

/** A timeline whose playhead is past the last clip: there is nothing at this frame. */
export function PastTheEnd() {
  return (
    <svg className={styles.picture} viewBox="-16 -16 512 172" aria-hidden="true">
      <path className={styles.ticks} d={ticks} />
      <rect className={styles.clip} y="32" width="150" height="26" rx="3" />
      <rect className={styles.clip} x="156" y="32" width="136" height="26" rx="3" />
      <rect className={styles.clip} x="60" y="66" width="180" height="26" rx="3" />
      <rect className={styles.clip} x="20" y="100" width="238" height="26" rx="3" />
      <path className={styles.end} d="M296 22v112" />
      <path className={styles.playhead} d="M404-8l8 8-7 7v133h-2V7l-7-7z" />
      <text x="416" y="34">
        404
      </text>
    </svg>
  );
}
