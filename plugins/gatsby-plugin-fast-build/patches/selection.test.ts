import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.mjs';
import replaceModule from './replace-module.cjs';
import { isPatchOn, patchNames, problems, sitePatches } from './selection.cjs';

test('all patches apply unless they are turned off', () => {
  const on = (setting: string) => patchNames.filter((name) => isPatchOn(name, setting));
  expect(on('')).toEqual(patchNames);
  expect(on('off')).toEqual([]);
  expect(on('-swc, -rspack')).toEqual(patchNames.filter((name) => name !== 'swc' && name !== 'rspack'));
});

test('every patch is a file of this folder', () => {
  const files = fs.readdirSync(__dirname).map((file) => path.parse(file).name);
  expect(patchNames.filter((name) => !files.includes(name))).toEqual([]);
});

test('a setting that names no patch is reported', () => {
  expect(problems('off')).toEqual([]);
  expect(problems('-swc, swc,-sww')).toEqual([
    expect.stringContaining('“swc”'),
    expect.stringContaining('“-sww”'),
  ]);
});

test('the installed Gatsby is one that the patches were tested with', () => {
  expect(problems('')).toEqual([]);
});

test('with another Gatsby, one line says so, and only the patches of the site apply', () => {
  expect(problems('', '5.17.0')).toEqual([expect.stringMatching(/5\.16\.x, and 5\.17\.0 is installed/)]);
  expect(patchNames.filter((name) => isPatchOn(name, '', '5.17.0'))).toEqual(sitePatches);
});

test('the part that Gatsby is started with loads without a word', () => {
  const args = ['--require', path.join(__dirname, 'preload.cjs'), '-p', '"ready"'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stdout.trim() + stderr).toBe('ready');
});

test('a module that Gatsby no longer has is a warning and stays as it is', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(replaceModule('gatsby/dist/no-such-module', {})).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('gatsby/dist/no-such-module does not exist'));
  warn.mockRestore();
});
