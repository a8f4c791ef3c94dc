import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSamples } from './check';
import { formatProblem } from './diagnostics';
import { describeUnchecked } from './limits';

const root = resolve(__dirname, '../../..');

/** A project inside this one, so that `@types/node` is found; it has no packages. */
let folder: string;

beforeEach(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'samples-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'assets.d.ts'), "declare module '*.png';\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, ...lines: string[]) =>
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
const check = async () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const files = names.map((name) => join(folder, name));
  const report = await checkSamples(files, { root, folder });
  const prefix = `${folder.slice(root.length + 1)}/`;
  return {
    ...report,
    problems: report.problems.map((problem) => formatProblem(problem).replace(prefix, '')),
  };
};

test('a fault is reported with the line of the MDX file, once, however many fences go on from it', async () => {
  write(
    'x.mdx',
    '---',
    'title: x',
    '---',
    '',
    '```ts',
    "const age: number = '7';",
    '```',
    '',
    '```ts continues',
    'const twice: string = age * 2;',
    '```',
  );
  expect(await check()).toEqual({
    pages: 1,
    fences: 2,
    unchecked: 0,
    compiled: 2,
    problems: [
      "x.mdx:6: Type 'string' is not assignable to type 'number'. (TS2322)",
      "x.mdx:10: Type 'number' is not assignable to type 'string'. (TS2322)",
    ],
  });
});

test('a missing package and a missing file are reported with what to do', async () => {
  write(
    'x.mdx',
    '```ts',
    "import 'left-pad';",
    "import {a} from './a';",
    "import b from 'paint-dryer';",
    '```',
  );
  expect((await check()).problems).toEqual([
    "x.mdx:2: Cannot find module or type declarations for side-effect import of 'left-pad'. (TS2882)\n" +
      '  Add the package to samples/package.json, or mark the fence: no-check="why".',
    "x.mdx:3: Cannot find module './a' or its corresponding type declarations. (TS2307)\n" +
      '  Name a fence of this page by that file (title="…"), or begin it with // @filename: in this one.',
    "x.mdx:4: Cannot find module 'paint-dryer' or its corresponding type declarations. (TS2307)\n" +
      '  Add the package to samples/package.json, or mark the fence: no-check="why".',
  ]);
});

test('an announced error has to be there, and nothing else is let through', async () => {
  write('x.mdx', '```ts', '// @errors: 2322', "const a: number = '';", 'const b: Nothing = 1;', '```');
  write('y.mdx', '```ts', '// @errors: 2322 2304', "const a: number = '';", '```');
  expect((await check()).problems).toEqual([
    "x.mdx:4: Cannot find name 'Nothing'. (TS2304)",
    'y.mdx:1: The sample expects TS2304, but has no such error.',
  ]);
});

test('what a page declares globally is known to its fences, and to no other page', async () => {
  write(
    'a.mdx',
    '```ts',
    'declare global {',
    '  interface Window {',
    '    season: string;',
    '  }',
    '}',
    '```',
    '',
    '```ts',
    'window.season.length;',
    'const season: number = window.season;',
    '```',
  );
  write('b.mdx', '```ts', 'window.season.length;', '```');
  write(
    'c.mdx',
    '```ts title="paint.d.ts"',
    'declare const brushes: string;',
    '```',
    '',
    '```ts',
    'brushes.length;',
    '```',
  );
  write('d.mdx', '```ts', 'brushes.length;', '```');
  expect((await check()).problems).toEqual([
    "a.mdx:11: Type 'string' is not assignable to type 'number'. (TS2322)",
    "b.mdx:2: Property 'season' does not exist on type 'Window & typeof globalThis'. (TS2339)",
    "d.mdx:2: Cannot find name 'brushes'. (TS2304)",
  ]);
});

test('only what has changed or failed is compiled again', async () => {
  const good = ['```ts', 'export const a = 1;', '```'];
  write('good.mdx', ...good);
  write('bad.mdx', '```ts', "const a: number = '';", '```');
  expect((await check()).compiled).toBe(2);
  expect(await check()).toMatchObject({ compiled: 1, problems: { length: 1 } });
  write('bad.mdx', ...good);
  expect(await check()).toMatchObject({ compiled: 1, problems: [] });
  expect((await check()).compiled).toBe(0);
  writeFileSync(join(folder, 'package-lock.json'), '{"packages": {}}');
  expect((await check()).compiled).toBe(2);
});

test('fences that are not checked may only become fewer, and are 5 % at most', () => {
  expect(describeUnchecked({ fences: 100, unchecked: 5 }, 5)).toBeUndefined();
  expect(describeUnchecked({ fences: 100, unchecked: 5 }, 4)).toBe(
    '5 fences say no-check, and samples/limits.json allows 4: the number may only decrease. Make samples compile, or remove some.',
  );
  expect(describeUnchecked({ fences: 100, unchecked: 6 }, 9)).toBe(
    '6 of 100 fences say no-check; 5 % are 5. Make samples compile, or remove some.',
  );
});

test('a syntax error on one page does not hide the type errors of another, which is not remembered as passed', async () => {
  write('types.mdx', '```ts', "const age: number = '7';", '```');
  write('syntax.mdx', '```ts', 'const = 7;', '```');
  const { problems } = await check();
  expect(problems).toContain("types.mdx:2: Type 'string' is not assignable to type 'number'. (TS2322)");
  expect(problems.some((problem) => problem.startsWith('syntax.mdx:2: '))).toBe(true);
  write('syntax.mdx', '```ts', 'const b = 7;', '```');
  expect((await check()).problems).toHaveLength(1);
});

test('a missing export names the nearest one', async () => {
  mkdirSync(join(folder, 'node_modules/video'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/video/index.d.ts'), 'export declare const spring: number;\n');
  write('x.mdx', '```ts', "import { sprng } from 'video';", "import { noise } from 'video';", '```');
  expect((await check()).problems).toEqual([
    'x.mdx:2: `video` has no export `sprng`. Did you mean `spring`? (TS2724)',
    'x.mdx:3: `video` has no export `noise`. (TS2305)',
  ]);
  write('x.mdx', '```ts', "import { sprng } from 'video';", 'spring.at(noise);', '```');
  expect((await check()).problems).toEqual([
    'x.mdx:2: `video` has no export `sprng`. Did you mean `spring`? (TS2724)',
    "x.mdx:3: Cannot find name 'noise'. (TS2304)",
  ]);
});
