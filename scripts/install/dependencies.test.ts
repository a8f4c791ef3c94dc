import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { temporaryFolder } from '../../test/support/temporary';
import { Failure } from '../terminal/main.mjs';
import { CommandError } from '../terminal/run.mjs';
import { installedPackages, missingPackages, npmCommand, offlineFailure } from './dependencies.mjs';

const root = resolve(__dirname, '../..');

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '18.3.1' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/@esbuild/win32-x64': { version: '1.0.0', optional: true },
  },
};

test('an empty folder misses all but the optional ones', () => {
  expect(missingPackages(wanted, {})).toEqual(['react', 'a/node_modules/b']);
});

test('another version is missing, an optional one of another version too', () => {
  const installed = {
    packages: {
      'node_modules/react': { version: '18.3.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/@esbuild/win32-x64': { version: '0.9.0', optional: true },
    },
  };
  expect(missingPackages(wanted, installed)).toEqual(['react', '@esbuild/win32-x64']);
});

test('nothing is missing after an install on another platform', () => {
  const { 'node_modules/@esbuild/win32-x64': _, ...packages } = wanted.packages;
  expect(missingPackages(wanted, { packages })).toEqual([]);
});

test('a list of packages that is cut off counts as empty', () => {
  const name = 'node_modules/.package-lock.json';
  expect(installedPackages(temporaryFolder('cut', { [name]: '{"packages": {"node_mod' }))).toEqual({});
  expect(installedPackages(temporaryFolder('whole', { [name]: '{"packages": {}}' }))).toEqual({
    packages: {},
  });
});

test('without a network, one sentence says so', () => {
  const output = 'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network …\n';
  const failure = offlineFailure(new CommandError('npm ci', 1, output), 12);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure?.message).toBe(
    "npm can't reach the registry (ENOTFOUND), and 12 packages are missing. Check your network connection and the proxy in .npmrc, then run the command again.",
  );
  expect(offlineFailure(new CommandError('npm ci', 1, 'npm error code EUSAGE'), 12)).toBeUndefined();
});

test('the npm that called us is used, another package manager is not', () => {
  const file = '/usr/lib/node_modules/npm/bin/npm-cli.js';
  expect(npmCommand({ npm_execpath: file })).toEqual({ command: process.execPath, args: [file] });
  expect(npmCommand({ npm_execpath: '/usr/lib/yarn.js' })).toEqual({ command: 'npm', args: [] });
  expect(npmCommand({})).toEqual({ command: 'npm', args: [] });
});

test('every npm command starts without packages, because it installs them', async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const entryPoints = Object.values(scripts).flatMap((script) => {
    const file = /^node (scripts\/\S+\.mjs)/.exec(script)?.[1];
    return file ? [join(root, file)] : [];
  });
  const { metafile } = await build({
    absWorkingDir: root,
    bundle: true,
    entryPoints,
    format: 'esm',
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    platform: 'node',
    write: false,
  });

  const packages = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ external, kind, path }) => external && kind === 'import-statement' && !isBuiltin(path))
      .map(({ path }) => `${file} imports ${path}`),
  );

  expect(entryPoints.length).toBeGreaterThan(10);
  expect(packages).toEqual([]);
});
