import { headlessShells } from './headless-shell.mjs';

const machine = (files: string[]) => ({
  platform: 'linux' as const,
  env: { PATH: '/usr/bin:/opt/chrome' },
  exists: (path: string) => files.includes(path),
});

test("Chrome's headless shell comes before Chromium's, wherever on the PATH they are", () => {
  const files = ['/usr/bin/chromium-headless-shell', '/opt/chrome/chrome-headless-shell'];
  expect(headlessShells(machine(files))).toEqual([
    '/opt/chrome/chrome-headless-shell',
    '/usr/bin/chromium-headless-shell',
  ]);
});

test('a whole browser is no headless shell', () => {
  expect(headlessShells(machine(['/usr/bin/chromium']))).toEqual([]);
});
