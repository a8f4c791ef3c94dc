import { demoOf } from '.';
import { posterName } from './poster';
import type { NumberControl } from './types';
import { demoCode, limitedValue, refusal, valueCode, valuesOf } from './values';

test('values that are given stand in the place of those of the demo', () => {
  expect(valuesOf(demoOf('spring'), { damping: 200 })).toEqual({ damping: 200, mass: 1, stiffness: 100 });
  expect(valuesOf(demoOf('spring'), { nothing: 1 })).toEqual({ damping: 10, mass: 1, stiffness: 100 });
});

test('code has the values in it', () => {
  const spring = demoOf('spring');
  expect(demoCode(spring, valuesOf(spring, { damping: 200, mass: 0.5 }))).toBe(
    `const value = spring({
  frame,
  fps,
  config: {
    damping: 200,
    mass: 0.5,
    stiffness: 100,
  },
});`,
  );
});

test('a choice is its expression, a prop keeps its braces', () => {
  const easing = demoOf('easing');
  expect(demoCode(easing, { curve: 'back', direction: 'out' })).toContain(
    'easing: Easing.out(Easing.back()),',
  );
  expect(demoCode(demoOf('sequence'), { from: 12, durationInFrames: 30 })).toContain('from={12}');
  expect(demoCode(demoOf('interpolate'), { extrapolate: 'wrap' })).toContain("extrapolateLeft: 'wrap',");
});

test('two controls of a range stay apart, so that the code never throws', () => {
  const { from, to } = demoOf('interpolate').controls;
  if (!from || !to) throw new Error('The demo has no range.');
  const values = { from: 20, to: 60 };
  expect([limitedValue(from, 30, values), limitedValue(from, 60, values)]).toEqual([30, 59]);
  expect([limitedValue(to, 89, values), limitedValue(to, 0, values)]).toEqual([89, 21]);
  const scale = ({ min, max }: Partial<NumberControl>) => [min, max];
  expect(scale(from as NumberControl)).toEqual(scale(to as NumberControl));
});

test('a text is a string, whatever stands in it', () => {
  const control = { kind: 'text', label: 'text', maxLength: 20, default: '' } as const;
  expect(valueCode(control, "it's a \\")).toBe("'it\\'s a \\\\'");
});

test('what a control does not take is reported in words', () => {
  const { controls } = demoOf('spring');
  const damping = controls.damping;
  if (!damping) throw new Error('The spring has no damping.');
  expect(refusal(damping, 200)).toBeNull();
  expect(refusal(damping, 201)).toBe('a number from 1 to 200');
  expect(refusal(damping, '10')).toBe('a number from 1 to 200');
  const direction = demoOf('easing').controls.direction;
  if (!direction) throw new Error('The easing has no direction.');
  expect(refusal(direction, 'sideways')).toBe('one of `in`, `out`, `inOut`');
  const text = { kind: 'text', label: 'text', maxLength: 3, default: '' } as const;
  expect([refusal(text, 'abc'), refusal(text, 'abcd')]).toEqual([null, 'a text of up to 3 characters']);
});

test('a poster is named by the values that differ', () => {
  expect(posterName('spring', {})).toBe('spring');
  expect(posterName('spring', { damping: 10 })).toBe('spring');
  expect(posterName('spring', { stiffness: 20, damping: 200 })).toBe('spring.damping-200.stiffness-20');
  expect(posterName('text', { text: 'a b/c' })).toBe('text.text-a_b_c');
});
