import { findRange, findVersion } from './find-version';

test.each([
  ['4.0.290', '4.0.290'],
  [' v4.0.290\n', '4.0.290'],
  ['{"dependencies": {"react": "18.3.1", "remotion": "4.0.12"}}', '4.0.12'],
  ['{"dependencies": {"@remotion/player": "=4.0.13"}}', '4.0.13'],
  ['{"dependencies": {"remotion": "^4.0.12"}}', undefined],
  ['"remotion": "^4.0.0"\n"node_modules/remotion": {\n  "version": "4.0.14",', '4.0.14'],
  ['remotion@4.0.0, remotion@^4.0.0:\n  version "4.0.15"\n  resolved "x"', '4.0.15'],
  ['"remotion@npm:^4.0.0":\n  version: 4.0.16\n', '4.0.16'],
  ['  remotion:\n    specifier: ^4.0.0\n  /remotion/4.0.17(react@18.3.1):\n', '4.0.17'],
  ['packages:\n  remotion@4.0.18:\n    resolution: {}', '4.0.18'],
  ['"remotion": ["remotion@4.0.19", "", {}]', '4.0.19'],
  ['"apps/web/node_modules/remotion": {\n  "version": "4.0.20",', '4.0.20'],
  ['"node_modules/other-remotion": {\n  "version": "1.0.0",', undefined],
  ['remotion@^4.0.0:\r\n  version "4.0.21"\r\n', '4.0.21'],
  ['remotion@4.0.22', '4.0.22'],
  ['=4.0.23', '4.0.23'],
  ['4.0', undefined],
  ['react 18.3.1', undefined],
  ['', undefined],
])('%j', (text, version) => {
  expect(findVersion(text)).toBe(version);
});

test.each([
  ['^4.0.0', '^4.0.0'],
  [' latest\n', 'latest'],
  ['{"dependencies": {"react": "^18.0.0", "remotion": "~4.0.12"}}', '~4.0.12'],
  ['{"catalog": {"@remotion/player": "workspace:*"}}', 'workspace:*'],
  ['{"dependencies": {"react": "^18.0.0"}}', undefined],
  ['the newest one', undefined],
  ['', undefined],
])('instead of a version: %j', (text, range) => {
  expect(findRange(text)).toBe(range);
});
