import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPageSamples } from './check';
import type { Diagnose } from './compile';
import { createWarmCompiler } from './warm-compiler';

const root = resolve(__dirname, '../../..');

/** A project inside this one, so that `@types/node` is found; it has no packages. */
let folder: string;

beforeEach(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'warm-'));
  writeFileSync(join(folder, 'assets.d.ts'), "declare module '*.png';\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

const fence = (...lines: string[]) => ['```ts', ...lines, '```', ''].join('\n');

async function check(text: string, diagnose?: Diagnose): Promise<string[]> {
  const file = join(folder, 'page.mdx');
  writeFileSync(file, text);
  const problems = await checkPageSamples(file, { root, folder, name: diagnose ? 'warm' : 'cold', diagnose });
  return problems.map(({ line, text: message }) => `${line}: ${message}`);
}

test('a compiler that keeps running finds what a new one finds, after each edit', async () => {
  const compiler = createWarmCompiler();
  const wide = "const ä = '€😀'; const a: number = ä;";
  const deep = "const deep: { a: { b: number } } = { a: { b: '' } };";
  const types = fence(wide, deep) + fence("import { x } from './nowhere';");
  const syntax = fence('const a = ;') + fence('const b: number = "";');
  for (const page of [types, syntax]) expect(await check(page, compiler.diagnose)).toEqual(await check(page));
  const season = 'window.season.length;';
  const global = fence('declare global { interface Window { season: string } }', 'export {};');
  expect(await check(global + fence(season), compiler.diagnose)).toEqual([]);
  expect(await check(fence(season), compiler.diagnose)).toHaveLength(1);
  await compiler.close();
});

test('if the running compiler fails, a new one checks the page', async () => {
  const diagnose: Diagnose = () => Promise.reject(new Error('It has ended.'));
  expect(await check(fence('const a: number = "";'), diagnose)).toEqual([
    "2: Type 'string' is not assignable to type 'number'. (TS2322)",
  ]);
});
