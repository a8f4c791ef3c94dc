import type { Control } from '@docs/content/demos';
import { Controls } from '../demo/controls';
import { type PlayerOptions, type Switch, switches } from './player-options';
import * as styles from './playground.module.css';

const values = {
  title: { kind: 'text', label: 'inputProps.title', maxLength: 20, default: '' },
  playbackRate: { kind: 'number', label: 'playbackRate', min: 0.25, max: 3, step: 0.25, default: 1 },
  inFrame: { kind: 'number', label: 'inFrame', min: 0, max: 70, step: 1, default: 0 },
  outFrame: { kind: 'number', label: 'outFrame', min: 90, max: 119, step: 1, default: 119 },
} as const satisfies Record<string, Control>;

interface OptionsFormProps {
  options: PlayerOptions;
  onChange: (change: Partial<PlayerOptions>) => void;
}

/** The props of the Player as a form. */
export function OptionsForm({ options, onChange }: OptionsFormProps) {
  const { title, playbackRate, inFrame, outFrame } = options;
  return (
    <div className={styles.options}>
      <Controls
        controls={values}
        values={{ title, playbackRate, inFrame, outFrame }}
        onChange={(name, value) => onChange({ [name]: value })}
      />
      <div className={styles.switches}>
        {(Object.keys(switches) as Switch[]).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={options[name]}
              onChange={(event) => onChange({ [name]: event.target.checked })}
            />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
