import type { ChoiceControl, NumberControl, TextControl } from './types';

/** Creates a slider. `unit` is shown after the number: `frames`, `s`. */
export function slider(
  label: string,
  [min, max, step]: readonly [min: number, max: number, step: number],
  start: number,
  unit?: string,
): NumberControl {
  return { kind: 'number', label, min, max, step, default: start, ...(unit ? { unit } : {}) };
}

/** Creates a field for a short text. */
export function textField(label: string, maxLength: number, start: string): TextControl {
  return { kind: 'text', label, maxLength, default: start };
}

type Option<Value extends string> = ChoiceControl['options'][number] & { value: Value };

/** A choice between certain values. */
type Choice<Value extends string> = ChoiceControl & { options: readonly Option<Value>[] };

/** Creates a choice. An option that is just a value is also its own label, and a string in the code. */
export function choice<const Value extends string>(
  label: string,
  start: NoInfer<Value>,
  options: readonly (Value | Option<Value>)[],
): Choice<Value> {
  const whole = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return { kind: 'choice', label, options: whole, default: start };
}

/** Creates a choice between expressions: their names with their code, or names that are code. */
export function expression<const Value extends string>(
  label: string,
  start: NoInfer<Value>,
  codes: readonly Value[] | Readonly<Record<Value, string>>,
): Choice<Value> {
  const entries = Object.entries<string>(codes) as [Value, string][];
  const options = Array.isArray(codes)
    ? codes.map((code: Value) => ({ value: code, label: code, code }))
    : entries.map(([value, code]) => ({ value, label: value, code }));
  return choice(label, start, options);
}
