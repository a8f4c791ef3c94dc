import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.mjs';
import replaceModule from './replace-module.cjs';
import { isPatchOn, patchNames, unknownWords, versionProblem } from './selection.cjs';

test('all patches apply unless they are turned off', () => {
  const on = (setting: string) => patchNames.filter((name) => isPatchOn(name, setting));
  expect(on('')).toEqual(patchNames);
  expect(on('off')).toEqual([]);
  expect(on('-swc, -query-files')).toEqual(
    patchNames.filter((name) => name !== 'swc' && name !== 'query-files'),
  );
});

test('every patch is a file of this folder', () => {
  const files = fs.readdirSync(__dirname).map((file) => path.parse(file).name);
  expect(patchNames.filter((name) => !files.includes(name))).toEqual([]);
});

test('a setting that names no patch is reported', () => {
  expect(unknownWords('off')).toEqual([]);
  expect(unknownWords('-swc, swc,-sww')).toEqual(['swc', '-sww']);
});

test('the installed Gatsby is one that the patches were tested with; with another they are all off', () => {
  expect(versionProblem(require('gatsby/package.json').version)).toBeUndefined();
  expect(versionProblem('5.17.0')).toMatch(/5\.16\.x, and 5\.17\.0 is installed/);
  expect(versionProblem('6.0.0')).toBeDefined();
});

/** Loads the patches as a build does, and prints the resulting setting. */
function preload(setting: string): string {
  const args = ['--require', path.join(__dirname, 'preload.cjs'), '-p', 'process.env.GATSBY_PATCHES'];
  const env = { ...process.env, GATSBY_PATCHES: setting };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  return stdout.trim() + stderr;
}

test('the patches load without a word, and an unknown name is a warning', () => {
  expect(preload('-swc')).toBe('-swc');
  expect(preload('-sww')).toMatch(/warn GATSBY_PATCHES has “-sww”, which is not a patch/);
});

test('a module that Gatsby no longer has is a warning and stays as it is', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(replaceModule('gatsby/dist/no-such-module', {})).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('gatsby/dist/no-such-module does not exist'));
  warn.mockRestore();
});
