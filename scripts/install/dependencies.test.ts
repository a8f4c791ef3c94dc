import { missingPackages, npmCommand } from './dependencies.mjs';

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

test('the npm that called us is used, another package manager is not', () => {
  const file = '/usr/lib/node_modules/npm/bin/npm-cli.js';
  expect(npmCommand({ npm_execpath: file })).toEqual({ command: process.execPath, args: [file] });
  expect(npmCommand({ npm_execpath: '/usr/lib/yarn.js' })).toEqual({ command: 'npm', args: [] });
  expect(npmCommand({})).toEqual({ command: 'npm', args: [] });
});
