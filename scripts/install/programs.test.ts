import { browserCandidates, headlessShells } from './browser.mjs';
import { findFirefox } from './programs.mjs';

function machine(platform: NodeJS.Platform, env: Record<string, string>, files: string[]) {
  return { platform, env, exists: (path: string) => files.includes(path) };
}

test('on Linux Chrome comes before Chromium, wherever on the PATH they are', () => {
  const files = ['/usr/bin/chromium', '/opt/google/chrome/google-chrome'];
  const found = browserCandidates(machine('linux', { PATH: '/usr/bin:/opt/google/chrome' }, files));
  expect(found).toEqual(['/opt/google/chrome/google-chrome', '/usr/bin/chromium']);
});

test('CHROME_PATH comes first, but only where it names a file', () => {
  const env = { PATH: '/usr/bin', CHROME_PATH: '/my/chrome' };
  expect(browserCandidates(machine('linux', env, ['/usr/bin/chromium', '/my/chrome']))).toEqual([
    '/my/chrome',
    '/usr/bin/chromium',
  ]);
  expect(browserCandidates(machine('linux', env, ['/usr/bin/chromium']))).toEqual(['/usr/bin/chromium']);
});

test('on macOS and Windows they are looked for where they are installed', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(browserCandidates(machine('darwin', { PATH: '/usr/bin' }, [mac]))).toEqual([mac]);
  const windows = '/Programs/Google/Chrome/Application/chrome.exe';
  expect(browserCandidates(machine('win32', { PROGRAMFILES: '/Programs' }, [windows]))).toEqual([windows]);
});

test('nothing is found where nothing is', () => {
  expect(browserCandidates(machine('linux', {}, []))).toEqual([]);
  expect(findFirefox(machine('linux', { PATH: '/usr/bin' }, []))).toBeUndefined();
  expect(findFirefox(machine('win32', {}, []))).toBeUndefined();
});

test("Chrome's headless shell comes before Chromium's, and a whole browser is none", () => {
  const files = [
    '/usr/bin/chromium-headless-shell',
    '/opt/chrome/chrome-headless-shell',
    '/usr/bin/chromium',
  ];
  expect(headlessShells(machine('linux', { PATH: '/usr/bin:/opt/chrome' }, files))).toEqual([
    '/opt/chrome/chrome-headless-shell',
    '/usr/bin/chromium-headless-shell',
  ]);
});

test('FIREFOX_PATH comes first if it names a file, then the long-term version', () => {
  const env = { PATH: '/usr/bin:/opt/bin', FIREFOX_PATH: '/my/firefox' };
  const files = ['/usr/bin/firefox', '/opt/bin/firefox-esr'];
  expect(findFirefox(machine('linux', env, [...files, '/my/firefox']))).toBe('/my/firefox');
  expect(findFirefox(machine('linux', env, files))).toBe('/opt/bin/firefox-esr');
  expect(findFirefox(machine('linux', env, ['/usr/bin/firefox']))).toBe('/usr/bin/firefox');
});

test('on macOS and Windows the folders of their installers count', () => {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  expect(findFirefox(machine('darwin', { PATH: '/usr/bin' }, [mac]))).toBe(mac);
  const windows = '/Programs/Mozilla Firefox/firefox.exe';
  expect(findFirefox(machine('win32', { PROGRAMFILES: '/Programs' }, [windows]))).toBe(windows);
});
