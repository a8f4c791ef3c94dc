import type { NumberControl, TextControl } from '@docs/content/demos';
import { type ChangeEvent, useState } from 'react';
import * as styles from './code-field.module.css';

interface CodeFieldProps {
  control: NumberControl | TextControl;
  value: string | number;
  onChange: (value: string | number) => void;
}

/**
 * An editable value in code. The text next to the field is what gets copied, and what is shown without
 * JavaScript.
 */
export function CodeField({ control, value, onChange }: CodeFieldProps) {
  const isNumber = control.kind === 'number';
  // The input may be incomplete: `1` on the way to `12`.
  const [draft, setDraft] = useState<string>();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    if (!isNumber) onChange(target.value);
    else if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
  };
  const limits = isNumber
    ? { min: control.min, max: control.max, step: control.step }
    : { maxLength: control.maxLength, spellCheck: false };
  return (
    <>
      <span className={styles.text}>{value}</span>
      <input
        {...limits}
        className={styles.field}
        type={isNumber ? 'number' : 'text'}
        value={draft ?? value}
        aria-label={control.label}
        autoComplete="off"
        style={{ width: `calc(${Math.max(String(draft ?? value).length, isNumber ? 3 : 6)}ch + 0.75rem)` }}
        onChange={take}
        onBlur={() => setDraft(undefined)}
        data-needs-js=""
      />
    </>
  );
}
