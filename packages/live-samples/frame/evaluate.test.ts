import { compileSample } from '../compiler/compile';
import { describeError, evaluateSample } from './evaluate';
import { createGuard, EndlessError } from './guard';

const guard = createGuard({ now: () => 0, afterPause: () => undefined });

function evaluate(code: string) {
  const compiled = compileSample({ code });
  if ('error' in compiled) throw new Error(compiled.error.message);
  return evaluateSample(compiled.sample, new Map([['remotion', { useCurrentFrame: () => 7 }]]), guard);
}

function errorOf(code: string) {
  try {
    evaluate(code);
  } catch (error) {
    return describeError(error, ['sample.tsx'], guard.last());
  }
  return undefined;
}

test('the default export is what is shown, else the last export with a capital letter', () => {
  expect(evaluate('export const A = () => 1;\nexport const B = () => 2;\nexport const c = 3;').name).toBe(
    'B',
  );
  expect(
    evaluate('export const A = () => 1;\nexport default function C() {}\nexport const B = 2;').name,
  ).toBe('C');
});

test('a sample that exports no component says so', () => {
  expect(errorOf('const A = () => 1;')).toMatchObject({
    message: expect.stringMatching(/doesn’t export a component/),
  });
});

test('modules are there', () => {
  const component = evaluate(
    "import {useCurrentFrame} from 'remotion';\nexport const A = () => useCurrentFrame();",
  );
  expect((component as () => unknown)()).toBe(7);
});

test('an error has its name and its line', () => {
  expect(errorOf('const a = 1;\n\nb();\nexport const A = () => a;')).toEqual({
    message: 'ReferenceError: b is not defined',
    line: 3,
  });
});

test('a recursion without an end is reported at its line', () => {
  expect(errorOf('const a = 1;\nfunction f(): number {\n  return f() + 1;\n}\nf();')).toEqual({
    message: 'A function calls itself endlessly (the call stack is full).',
    line: 2,
  });
});

const nowhere = { file: '', line: 0 };

test('anything that is thrown can be reported', () => {
  expect(describeError('text', [], nowhere)).toEqual({ message: 'text' });
  expect(describeError(undefined, [], nowhere)).toEqual({ message: 'undefined' });
  expect(describeError(new EndlessError({ file: 'a.tsx', line: 4 }), [], nowhere)).toMatchObject({ line: 4 });
});
