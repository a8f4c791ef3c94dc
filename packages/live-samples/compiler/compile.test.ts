import { compileSample } from './compile';
import { guardCode } from './guards';
import { syntaxError } from './syntax-error';

const compiled = (code: string) => {
  const result = compileSample({ code });
  if ('error' in result) throw new Error(result.error.message);
  return result.sample;
};

const mistake = (code: string) => {
  const result = compileSample({ code }, syntaxError);
  return 'error' in result ? result.error : undefined;
};

describe('compileSample', () => {
  test('takes types and JSX out, and keeps every line where it is', () => {
    const source = [
      "import {useCurrentFrame} from 'remotion';",
      '',
      'interface Props {',
      '  text: string;',
      '}',
      'export const A = ({text}: Props) => {',
      '  const frame = useCurrentFrame();',
      '  return <p>{text}{frame}</p>;',
      '};',
    ].join('\n');
    const { files, imports } = compiled(source);
    const code = files[0]?.code ?? '';
    expect(code.split('\n')).toHaveLength(9);
    expect(code.split('\n')[6]).toContain('useCurrentFrame');
    expect(imports).toEqual(['react/jsx-runtime', 'remotion']);
  });

  test('tells the line of a mistake in the syntax', () => {
    expect(mistake('const a = 1;\nconst b = ;')).toMatchObject({ line: 2 });
    expect(mistake('export const A = () => <p>')).toMatchObject({ line: 1 });
    const unclosed = [
      'export const A = () => {',
      '  return (',
      '    <p>',
      '      <b style={{width: 1} />',
      '    </p>',
      '  );',
      '};',
    ];
    expect(mistake(unclosed.join('\n'))).toEqual({
      message:
        'Something is missing here or in the line above: a bracket, a comma, a quote, or a closing tag.',
      line: 4,
    });
    expect(mistake('export const A = (a: number) => (\n  <p style={width: 1}>{a}</p>\n);')).toEqual({
      message: '“:” is not expected here. Is a bracket, a comma, or a quote missing before it?',
      line: 2,
    });
    expect(mistake('export const A = () => {\n  return 1;\n')).toMatchObject({
      message: expect.stringMatching(/^The code ends too early/),
    });
    expect(mistake('const a = 1;\n\nconst a = 2;')).toEqual({
      message: "Identifier 'a' has already been declared",
      line: 3,
    });
  });

  test('refuses an import of a module that is not there, and names those that are', () => {
    const error = mistake("import {A} from 'remotion';\nimport fs from 'fs';\n");
    expect(error?.line).toBe(2);
    expect(error?.message).toMatch(
      /^“fs” cannot be imported here\. You can import react, remotion, .*“Download project”/,
    );
    expect(mistake("import {loadFont} from '@remotion/google-fonts/Lora';")?.line).toBe(1);
  });

  test('does not ask for a module whose types alone are imported', () => {
    expect(compiled("import type {A} from 'anything';\nexport const b: A = 1;").imports).toEqual([]);
  });

  test('refuses code without a measure', () => {
    expect(mistake('a;'.repeat(30_000))?.message).toMatch(/longer than/);
  });
});

/** Runs guarded code. The guard records its lines and throws on the hundredth call. */
function run(code: string): { lines: number[]; ended: boolean; result?: unknown } {
  const lines: number[] = [];
  const guard = (line: number) => {
    lines.push(line);
    if (lines.length >= 100) throw new Error('no end');
  };
  try {
    const result = new Function('__guard', guardCode(code).code.replace(/^R=/m, 'return ')).call(null, guard);
    return { lines, ended: true, result };
  } catch (error) {
    if ((error as Error).message !== 'no end') throw error;
    return { lines, ended: false };
  }
}

describe('guardCode', () => {
  const endless: [string, string, number][] = [
    ['while', '\nwhile (true) {}', 2],
    ['while without a block', 'while (true) ;', 1],
    ['for', 'for (;;) { }', 1],
    ['for without a block', '\n\nfor (;;)\n  Math.random();', 3],
    ['do', 'do { } while (true)', 1],
    ['do without a block', 'let i = 0; do i++; while (true)', 1],
    ['for of an endless generator', 'function* g() { while (true) yield 1; }\nfor (const a of g()) ;', 1],
    ['nested loops in one line', 'for (;;) for (;;) if (1) ; else ;', 1],
    ['recursion', 'function f() {\n  f();\n}\nf();', 1],
    ['recursion of arrow functions', 'const f = () => f();\nf();', 1],
    ['arrow functions that return arrow functions', 'const f = (a) => (b) => f(b)(a);\nf(1)(2);', 1],
    ['a method', 'class A { m() { this.m(); } }\nnew A().m();', 1],
    ['a getter', 'const a = { get b() { return a.b; } };\na.b;', 1],
    ['a constructor', 'class A { constructor() { new A(); } }\nnew A();', 1],
    [
      'a class that extends',
      'class A {}\nclass B extends A { constructor() { super(); new B(); } }\nnew B();',
      2,
    ],
    ['a default value', 'const f = (a = f()) => a;\nfunction g() { g(); }\ng();', 2],
    ['a labeled loop', 'a: while (true) { continue a; }', 1],
    ['a caught end', 'while (true) { try { while (true) {} } catch {} }', 1],
    ['a switch in a loop', 'for (;;) switch (1) { default: continue; }', 1],
  ];
  test.each(endless)('ends %s', (_name, code, line) => {
    const { ended, lines } = run(code);
    expect([ended, lines.at(-1)]).toEqual([false, line]);
  });

  const harmless: [string, string, unknown][] = [
    ['an object as the body of an arrow function', 'const f = () => ({ a: 1 });\nR=f().a', 1],
    ['a sequence as the body', 'const f = (a) => (a, a + 1);\nR=f(1)', 2],
    ['nested arrow functions', 'const f = (a) => (b) => (c) => a + b + c;\nR=f(1)(2)(3)', 6],
    ['if and else around loops', 'let n = 0;\nif (n) for (;n < 3;) n++; else while (n < 2) n++;\nR=n', 2],
    [
      'nested loops without blocks',
      'let n = 0;\nfor (const a of [1, 2]) for (const b of [1, 2]) n += a * b;\nR=n',
      9,
    ],
    [
      'break and continue',
      'let n = 0;\na: for (;;) { for (;;) { if (n++ > 3) break a; else continue a; } }\nR=n',
      5,
    ],
    ['an async arrow function', 'const f = async (a) => a;\nR=typeof f(1).then', 'function'],
    ['a conditional as the body', 'const f = (a) => a ? 1 : 2;\nR=f(0)', 2],
    [
      'a loop with a declaration per turn',
      'const all = [];\nfor (let i = 0; i < 3; i++) all.push(() => i);\nR=all.map((f) => f()).join()',
      '0,1,2',
    ],
  ];
  test.each(harmless)('does not change %s', (_name, code, result) => {
    expect(run(code)).toMatchObject({ ended: true, result });
  });
});
