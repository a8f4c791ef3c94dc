import type { InputHTMLAttributes } from 'react';
import * as styles from './entry-form.module.css';

/** Returns the id of a field's input, by the field's name in problems. */
export const fieldId = (name: string) => `entry-${name.replace('.', '-')}`;

/** Returns the attributes that connect an input with its hint and error message. */
export function describedBy(name: string, hint: string | undefined, problem: string | undefined) {
  const ids = [hint && `${fieldId(name)}-hint`, problem && `${fieldId(name)}-problem`].filter(Boolean);
  return {
    id: fieldId(name),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** The error message of a field, if any. */
export function Problem({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.problem} id={`${fieldId(name)}-problem`}>
      {text}
    </p>
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  name: string;
  label: string;
  value: string;
  hint?: string;
  problem: string | undefined;
  /** A multiline text field. */
  isLong?: boolean;
  onChange: (value: string) => void;
}

/** A form field: label, hint, input and error message. */
export function Field({ name, label, hint, problem, isLong = false, onChange, ...input }: FieldProps) {
  const attributes = { ...describedBy(name, hint, problem), name, value: input.value };
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(name)}>
        {label} {!input.required && <small>optional</small>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      )}
      {isLong ? (
        <textarea {...attributes} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...attributes}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Problem name={name} text={problem} />
    </div>
  );
}
