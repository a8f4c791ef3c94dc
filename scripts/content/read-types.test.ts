import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiExport, ApiPackage } from '../../packages/content/shared/api';
import { ensureDependencies } from '../install/dependencies.mjs';
import { root } from '../root.mjs';
import { run } from '../terminal/run.mjs';

/** A project with its own packages, read by the same program as the documented ones. */
let folder: string;
let packages: ApiPackage[];

const kit = `
import type { FC, HTMLAttributes, ReactNode } from 'react';
export type Size = { width: number; height?: number };
type Config = {
  /** @default 1 */
  mass?: number;
  /** @deprecated */
  weight?: number;
};
export declare const grow: ({ from, config }: { from: number; config?: Partial<Config>; _hidden?: string }) => Promise<Size>;
export declare const mix: (a: number, b?: string) => number;
export declare function pack(...args: [options: { path: string }] | [path: string, size: number]): string;
export declare const render: (options: { codec: 'gif'; loops: number } | { codec: 'mp4'; quality?: never }) => void;
export declare const Box: FC<{ size: number; children: ReactNode } & HTMLAttributes<HTMLDivElement>> & {
  Lid: FC<{ open?: boolean }>;
};
/** @deprecated */
export declare const old: () => void;
export declare const KitInternals: {};
export declare const steps: readonly ['slow', 'fast'];
export declare const save: (options: { limit?: number | null; done?: ((size: Size) => void) | null; name?: string }) => void;
type Pace = 'slow' | 'fast';
type Length = number | 'auto';
export declare const go: (options: { pace: Pace; next: Pace | null; length: Length }) => void;
export declare class Curve { static bend(at: number): number; }
export {};
`;

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeAll(async () => {
  await ensureDependencies(join(root, 'samples'), () => undefined);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'api-'));
  const exports = {
    '.': './index.js',
    './light': './light.js',
    './worker-entry': './worker.js',
    './package.json': '',
  };
  write(
    'node_modules/@toy/kit/package.json',
    JSON.stringify({ version: '1.2.3', types: 'index.d.ts', exports }),
  );
  write('node_modules/@toy/kit/index.d.ts', kit);
  write(
    'node_modules/@toy/kit/light.d.ts',
    "export { mix } from './index.js';\nexport declare const tiny: 1;\n",
  );
  write('node_modules/@toy/more/package.json', JSON.stringify({ version: '2.0.0', types: 'index.d.ts' }));
  write(
    'node_modules/@toy/more/index.d.ts',
    "export { grow } from '@toy/kit';\nexport declare const own: () => void;\n",
  );
  const reader = pathToFileURL(join(root, 'samples', 'api', 'read.mjs')).href;
  const program = `import { readPackages } from '${reader}';
    console.log(JSON.stringify(readPackages(${JSON.stringify(folder)}, ['@toy/kit', '@toy/more'])));`;
  packages = JSON.parse(
    await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: root }),
  );
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

const find = (name: string) =>
  packages.flatMap((each) => each.exports).find((each) => each.name === name) as ApiExport;

test('exports are reported of the first module that has them; internals and workers’ files are not', () => {
  expect(packages.map((each) => [each.package, each.version, each.exports.map(({ name }) => name)])).toEqual([
    [
      '@toy/kit',
      '1.2.3',
      ['Box', 'Curve', 'Size', 'go', 'grow', 'mix', 'old', 'pack', 'render', 'save', 'steps', 'tiny'],
    ],
    ['@toy/more', '2.0.0', ['own']],
  ]);
  expect(find('mix').alsoIn).toEqual(['@toy/kit/light']);
  expect(find('grow').alsoIn).toEqual(['@toy/more']);
  expect(find('tiny')).toMatchObject({ module: '@toy/kit/light', kind: 'value', signature: 'tiny: 1' });
  expect(find('old').deprecated).toBe(true);
});

test('one object as a parameter gives its options, with those of an option below it', () => {
  expect(find('grow')).toEqual({
    module: '@toy/kit',
    name: 'grow',
    kind: 'function',
    signature: 'grow(options: { from: number; config?: Partial<Config>; _hidden?: string; }): Promise<Size>',
    parameter: 'options',
    alsoIn: ['@toy/more'],
    members: [
      { name: 'from', type: 'number', optional: false },
      {
        name: 'config',
        type: 'Partial<Config>',
        optional: true,
        members: [
          { name: 'mass', type: 'number', optional: true, default: '1' },
          { name: 'weight', type: 'number', optional: true, deprecated: true },
        ],
      },
    ],
    returns: [
      { name: 'width', type: 'number', optional: false },
      { name: 'height', type: 'number', optional: true },
    ],
  });
});

test('several parameters are members themselves, and an older list of arguments counts for nothing', () => {
  expect(find('mix').members).toEqual([
    { name: 'a', type: 'number', optional: false },
    { name: 'b', type: 'string', optional: true },
  ]);
  expect(find('pack').members).toEqual([{ name: 'path', type: 'string', optional: false }]);
});

test('the parts of a union are put together: what one of them has not may be left out', () => {
  expect(find('render').members).toEqual([
    { name: 'codec', type: '"gif" | "mp4"', optional: false },
    { name: 'loops', type: 'number', optional: true },
  ]);
});

test('what is optional loses `undefined` in its type, but not `null`', () => {
  expect(find('save').members.map(({ name, type }) => [name, type])).toEqual([
    ['limit', 'number | null'],
    ['done', '((size: Size) => void) | null'],
    ['name', 'string'],
  ]);
});

test('a choice of strings is written out instead of its name', () => {
  expect(find('go').members).toEqual([
    { name: 'pace', type: '"slow" | "fast"', optional: false },
    { name: 'next', type: '"slow" | "fast" | null', optional: false },
    { name: 'length', type: 'Length', optional: false },
  ]);
});

test('a component has its own props, those of the components within it, and the names of inherited ones', () => {
  const box = find('Box');
  expect(box).toMatchObject({ kind: 'component', signature: '<Box>' });
  expect(box.members.map(({ of, name, optional }) => [of, name, optional])).toEqual([
    [undefined, 'size', false],
    [undefined, 'children', false],
    ['Lid', 'open', true],
  ]);
  expect(box.inherited).toEqual(expect.arrayContaining(['className', 'style']));
});

test('a list is a value without parts', () => {
  expect(find('steps')).toMatchObject({
    kind: 'value',
    signature: 'steps: readonly ["slow", "fast"]',
    members: [],
  });
});

test('a class has its static parts, a type its fields', () => {
  expect(find('Curve')).toMatchObject({
    kind: 'value',
    members: [{ name: 'bend', type: '(at: number) => number' }],
  });
  expect(find('Size')).toMatchObject({ kind: 'type', members: [{ name: 'width' }, { name: 'height' }] });
});
