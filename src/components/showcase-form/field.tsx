import type { InputHTMLAttributes } from 'react';
import * as styles from './entry-form.module.css';

/** The id of a field's input, by the name that problems have for it. */
export const fieldId = (name: string) => `entry-${name.replace('.', '-')}`;

/** Attributes that tie an input to its hint and to what is wrong with it. */
export function describedBy(name: string, hint: string | undefined, problem: string | undefined) {
  const ids = [hint && `${fieldId(name)}-hint`, problem && `${fieldId(name)}-problem`].filter(Boolean);
  return {
    id: fieldId(name),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** What is wrong with a field; nothing where nothing is. */
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
  /** A text of several lines. */
  isLong?: boolean;
  onChange: (value: string) => void;
}

/** One field of the form: label, hint, input, and what is wrong. */
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
