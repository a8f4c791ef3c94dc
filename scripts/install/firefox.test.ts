import { findFirefox } from './firefox.mjs';

function machine(platform: NodeJS.Platform, env: Record<string, string>, files: string[]) {
  return { platform, env, exists: (path: string) => files.includes(path) };
}

test('on Linux the long-term version comes before the current one', () => {
  const files = ['/usr/bin/firefox', '/opt/bin/firefox-esr'];
  expect(findFirefox(machine('linux', { PATH: '/usr/bin:/opt/bin' }, files))).toBe('/opt/bin/firefox-esr');
  expect(findFirefox(machine('linux', { PATH: '/usr/bin' }, files))).toBe('/usr/bin/firefox');
});

test('FIREFOX_PATH comes first, but only if it names a file', () => {
  const env = { PATH: '/usr/bin', FIREFOX_PATH: '/my/firefox' };
  expect(findFirefox(machine('linux', env, ['/usr/bin/firefox', '/my/firefox']))).toBe('/my/firefox');
  expect(findFirefox(machine('linux', env, ['/usr/bin/firefox']))).toBe('/usr/bin/firefox');
});

test('on macOS and Windows the folders of their installers count', () => {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  expect(findFirefox(machine('darwin', { PATH: '/usr/bin' }, [mac]))).toBe(mac);
  const windows = '/Programs/Mozilla Firefox/firefox.exe';
  expect(findFirefox(machine('win32', { PROGRAMFILES: '/Programs' }, [windows]))).toBe(windows);
});

test('without Firefox nothing is found', () => {
  expect(findFirefox(machine('linux', { PATH: '/usr/bin' }, []))).toBeUndefined();
  expect(findFirefox(machine('win32', {}, []))).toBeUndefined();
});
