import type { Control, DemoValues } from '@docs/content/demos';
import { useId } from 'react';
import * as styles from './controls.module.css';

interface ControlsProps {
  controls: Readonly<Record<string, Control>>;
  values: DemoValues;
  onChange: (name: string, value: string | number) => void;
}

/** The controls of a demo: sliders, choices and text fields, each with a label. */
export function Controls({ controls, values, onChange }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {Object.entries(controls).map(([name, control]) => (
        <Field
          key={name}
          control={control}
          value={values[name] ?? control.default}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  control: Control;
  value: string | number;
  onChange: (value: string | number) => void;
}

function Field(field: FieldProps) {
  const id = useId();
  const { control, value } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{control.label}</label>
      {control.kind === 'number' && (
        <span className={styles.number} data-value={control.unit ? `${value} ${control.unit}` : value} />
      )}
      <Input {...field} id={id} />
    </div>
  );
}

function Input({ id, control, value, onChange }: FieldProps & { id: string }) {
  if (control.kind === 'number') {
    return (
      <input
        id={id}
        type="range"
        className="playhead"
        min={control.min}
        max={control.max}
        step={control.step}
        value={value}
        aria-valuetext={control.unit && `${value} ${control.unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    );
  }
  if (control.kind === 'text') {
    return (
      <input
        id={id}
        type="text"
        value={value}
        maxLength={control.maxLength}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
      {control.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
