import { type ChangeEvent, useState } from 'react';
import type { NumberControl, TextControl } from '../../shared/demos/types';
import * as styles from './code-field.module.css';

interface CodeFieldProps {
  control: NumberControl | TextControl;
  value: string | number;
  onChange: (value: string | number) => void;
}

/** A value in the middle of code that can be changed. The text beside the field is what is copied, and shown without scripts. */
export function CodeField({ control, value, onChange }: CodeFieldProps) {
  const isNumber = control.kind === 'number';
  // What is typed may be no value yet: `1` on the way to `12`.
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
