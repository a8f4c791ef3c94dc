import * as styles from './specimens.module.css';

const modes = ['light', 'dark'] as const;

/** Values of the tokens (`src/theme/styles/tokens.css`) in light and dark mode. */
export const brandColors = {
  paper: { light: '#fafbfd', dark: '#0c0e14' },
  'paper-raised': { light: '#f1f3f7', dark: '#14171e' },
  line: { light: '#dde0e6', dark: '#272b34' },
  'ink-soft': { light: '#525968', dark: '#a1a7b2' },
  ink: { light: '#1c202a', dark: '#e5e8ed' },
  accent: { light: '#cc3307', dark: '#ff7346' },
} as const;

/** The colors by name, in both modes. */
export function ColorSpecimen() {
  return (
    <div className={styles.pair}>
      {modes.map((mode) => (
        <ul key={mode} className={styles.colors} data-theme={mode} aria-label={`${mode} version`}>
          {Object.entries(brandColors).map(([color, values]) => (
            <li key={color}>
              <span className={styles.chip} style={{ background: `var(--${color})` }} />
              {color} <span className={styles.value}>{values[mode]}</span>
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
