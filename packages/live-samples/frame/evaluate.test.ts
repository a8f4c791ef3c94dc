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
    const compiled = compileSample({ code });
    return describeError(error, 'sample' in compiled ? compiled.sample.files : [], guard.last());
  }
  return undefined;
}

const nowhere = { file: '', line: 0 };

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

test('a name that is not imported says from where to import it', () => {
  expect(errorOf('const A = () => 1;\nexport const b = interpolate(1, [0, 1], [0, 1]);')).toEqual({
    message: "interpolate is not imported. Add: import {interpolate} from 'remotion'",
    line: 2,
  });
  const code =
    "import {\n  AbsoluteFill,\n} from 'remotion';\nexport const b = interpolate(1, [0, 1], [0, 1]);";
  expect(errorOf(`import {useState} from 'react';\n${code}`)).toEqual({
    message: "interpolate is not imported. Add it to the import from 'remotion' in line 4.",
    line: 5,
  });
});

test('a name that another file exports says from where to import it', () => {
  const missing = new ReferenceError('loadWord is not defined');
  missing.stack = 'ReferenceError: loadWord is not defined\n  at src/Root.tsx:3:1';
  const files = [
    { name: 'src/Root.tsx', code: '' },
    { name: 'src/words.ts', code: 'const loadWord = 1; exports. loadWord = loadWord;' },
  ];
  expect(describeError(missing, files, nowhere)).toEqual({
    message: "loadWord is not imported. Add: import {loadWord} from './words'",
    line: 3,
    file: 'src/Root.tsx',
  });
});

test('a hook outside of a component is told in words, in each browser', () => {
  for (const message of [
    "Cannot read properties of null (reading 'useContext')",
    'can\'t access property "useContext", q.current is null',
    "null is not an object (evaluating 'q.current.useContext')",
  ])
    expect(describeError(new TypeError(message), [], nowhere).message).toMatch(
      /^A hook is called outside of a component\./,
    );
});

test('errors that React only numbers are told in words', () => {
  const error = new Error(
    'Minified React error #310; visit https://reactjs.org/docs/error-decoder.html?invariant=310',
  );
  expect(describeError(error, [], nowhere).message).toMatch(/^Not every hook is called in every frame\./);
});

test('a file can be imported later', async () => {
  const result = compileSample({
    code: "// @filename: a.tsx\nexport const load = () => import('./b');\nexport const A = load;\n// @filename: b.tsx\nexport const B = 'b';",
  });
  if ('error' in result) throw new Error(result.error.message);
  const load = evaluateSample(result.sample, new Map(), guard) as () => unknown;
  expect(await load()).toHaveProperty('B', 'b');
});

test('an export that a file does not have is named, with those that it has', () => {
  const files = (name: string) =>
    `// @filename: src/App.tsx\nimport {Bar} from './Bar';\nexport const App = () => Bar();\n// @filename: src/Bar.tsx\nexport const ${name} = () => 3;`;
  expect((evaluate(files('Bar')) as () => unknown)()).toBe(3);
  expect(evaluate(files('Bra'))).toThrow('“./Bar” does not export “Bar”. It exports: Bra.');
});

test('an error behind an optional chain is in the line of the chain', () => {
  expect(errorOf('const a: any = {b: 1};\n\na?.b();')).toEqual({
    message: 'TypeError: a?.b is not a function',
    line: 3,
  });
});

test('a recursion without an end is reported at its line', () => {
  expect(errorOf('const a = 1;\nfunction f(): number {\n  return f() + 1;\n}\nf();')).toEqual({
    message: 'A function calls itself endlessly (the call stack is full).',
    line: 2,
  });
});

test('anything that is thrown can be reported', () => {
  expect(describeError('text', [], nowhere)).toEqual({ message: 'text' });
  expect(describeError(undefined, [], nowhere)).toEqual({ message: 'undefined' });
  expect(describeError(new EndlessError({ file: 'a.tsx', line: 4 }), [], nowhere)).toMatchObject({ line: 4 });
});
