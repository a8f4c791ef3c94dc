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
              {color}
              <button
                type="button"
                className={styles.value}
                data-copy={values[mode]}
                aria-label={`Copy ${color}, ${values[mode]}`}
              >
                {values[mode]}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The font sizes (`src/theme/styles/tokens.css`) in pixels: on wide screens, and on phones. */
export const typeScale = [
  { token: 'text-4xl', wide: 49, phone: 40 },
  { token: 'text-3xl', wide: 39, phone: 33 },
  { token: 'text-2xl', wide: 31, phone: 28 },
  { token: 'text-xl', wide: 25, phone: 23 },
  { token: 'text-lg', wide: 20, phone: 19 },
  { token: 'text-md', wide: 16, phone: 16 },
  { token: 'text-sm', wide: 14, phone: 14 },
  { token: 'text-code', wide: 13, phone: 13 },
  { token: 'text-xs', wide: 12, phone: 12 },
] as const;

/** The two fonts, in all sizes. */
export function TypeSpecimen() {
  return (
    <ul className={styles.scale} aria-label="Type scale">
      {typeScale.map(({ token, wide, phone }) => (
        <li key={token} className={token === 'text-code' ? styles.mono : undefined}>
          <span style={{ fontSize: `var(--${token})` }}>
            {token === 'text-code' ? 'useCurrentFrame()' : 'Every frame is drawn'}
          </span>
          <small>
            {wide} px{phone !== wide && `, ${phone} px on phones`}
          </small>
        </li>
      ))}
    </ul>
  );
}
