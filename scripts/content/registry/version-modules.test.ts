import { join } from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { root } from '../../root.mjs';

let read: (version: { name: string; files: Map<string, string> }) => { module: string; name: string }[];

beforeAll(async () => {
  const { createVersionReader } = await import(join(root, 'samples/api/versions.mjs'));
  read = createVersionReader(temporaryFolder('versions'));
});

/** Returns what a version of a package exports, by module. */
function exportsOf(name: string, manifest: object, files: Record<string, string>) {
  const all = { 'package.json': JSON.stringify(manifest), ...files };
  const paths = Object.entries(all).map(([path, text]) => [`${name}/${path}`, text] as const);
  return read({ name, files: new Map(paths) }).map((each) => `${each.module}: ${each.name}`);
}

const types = {
  'dist/index.d.ts': 'export declare const render: () => void;',
  'client.d.ts': "export * from './dist/client';",
  'dist/client.d.ts': 'export declare const BrowserSafe: { a: 1 };',
  'error-handling.d.ts': 'export declare const notPublic: 1;',
};

test('files next to a package.json without exports can be imported', () => {
  expect(exportsOf('@remotion/toy', { types: 'dist/index.d.ts' }, types)).toEqual([
    '@remotion/toy: render',
    '@remotion/toy/client: BrowserSafe',
  ]);
});

test('with exports, only the modules that they list', () => {
  const manifest = { exports: { '.': './dist/index.js' } };
  expect(exportsOf('@remotion/toy', manifest, types)).toEqual(['@remotion/toy: render']);
});

test('one font stands for all fonts, whether they are files or exports', () => {
  const font = (type: string) => `export declare const loadFont: () => ${type};`;
  const files = {
    'Abel.d.ts': font('1'),
    'Inter.d.ts': font('2'),
    'from-info.d.ts': 'export const load: 3;',
  };
  const inter = ['@remotion/google-fonts/Inter: loadFont', '@remotion/google-fonts/from-info: load'];
  expect(exportsOf('@remotion/google-fonts', {}, files)).toEqual(inter);
  const paths = Object.keys(files).map((file) => `./${file.slice(0, -5)}`);
  const manifest = { exports: Object.fromEntries(paths.map((path) => [path, `${path}.d.ts`])) };
  expect(exportsOf('@remotion/google-fonts', manifest, files)).toEqual(inter);
});
