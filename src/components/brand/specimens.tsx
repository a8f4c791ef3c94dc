import type { ReactNode } from 'react';
import * as styles from './specimens.module.css';

const modes = ['light', 'dark'] as const;
const colors = ['paper', 'paper-raised', 'line', 'ink-soft', 'ink', 'accent'] as const;

/** The mark on light and on dark paper. */
export function MarkSpecimen({ mark }: { mark: ReactNode }) {
  return (
    <div className={styles.pair}>
      {modes.map((mode) => (
        <div key={mode} className={styles.panel} data-theme={mode}>
          {mark}
        </div>
      ))}
    </div>
  );
}

/** The colours by name, in both versions. */
export function ColorSpecimen() {
  return (
    <div className={styles.pair}>
      {modes.map((mode) => (
        <ul key={mode} className={styles.colors} data-theme={mode} aria-label={`${mode} version`}>
          {colors.map((color) => (
            <li key={color}>
              <span className={styles.chip} style={{ background: `var(--${color})` }} />
              {color}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The two fonts. */
export function TypeSpecimen() {
  return (
    <div className={styles.pair} aria-hidden="true">
      <p className={styles.sans}>Every frame is drawn</p>
      <p className={styles.mono}>useCurrentFrame()</p>
    </div>
  );
}
