import type { Control, Demo, DemoValues } from './types';

/** Returns the values of a demo's controls: the defaults, overridden by the given ones. */
export function valuesOf({ controls }: Demo, given: DemoValues = {}): DemoValues {
  return Object.fromEntries(
    Object.entries(controls).map(([name, control]) => [name, given[name] ?? control.default]),
  );
}

/** Returns the demo's code with values in place of `{{name}}`. */
export function demoCode({ controls, code }: Demo, values: DemoValues): string {
  return code.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const control = controls[name];
    return control ? valueCode(control, values[name] ?? control.default) : whole;
  });
}

/** Returns a control's value as an expression. */
export function valueCode(control: Control, value: string | number): string {
  if (control.kind === 'number') return String(value);
  const options = control.kind === 'choice' ? control.options : [];
  return options.find((option) => option.value === value)?.code ?? quoted(String(value));
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Returns a new value of a control, as close to the given one as the values of the others allow. */
export function limitedValue(control: Control, value: string | number, others: DemoValues): string | number {
  if (control.kind !== 'number') return value;
  const { below, above, step } = control;
  const most = below ? Number(others[below]) - step : Number.POSITIVE_INFINITY;
  const least = above ? Number(others[above]) + step : Number.NEGATIVE_INFINITY;
  return Math.max(least, Math.min(most, Number(value)));
}

/** Describes the accepted values of a control if a value is invalid; null if it is valid. */
export function refusal(control: Control, value: unknown): string | null {
  if (control.kind === 'number') {
    const { min, max } = control;
    const fits = typeof value === 'number' && value >= min && value <= max;
    return fits ? null : `a number from ${min} to ${max}`;
  }
  if (control.kind === 'text') {
    const fits = typeof value === 'string' && value.length <= control.maxLength;
    return fits ? null : `a text of up to ${control.maxLength} characters`;
  }
  const names = control.options.map((option) => option.value);
  return names.includes(String(value)) ? null : `one of ${names.map((name) => `\`${name}\``).join(', ')}`;
}
