import { isMessage, quotedErrors } from './quoted-errors';

test('each line of a fence that programs print to is a message, continued by lines that are indented', () => {
  const code = 'Could not play audio with src x\nNo frame found\n  at position 3\nOK';
  expect(quotedErrors({ language: 'txt', code })).toEqual([
    'Could not play audio with src x',
    'No frame found at position 3',
  ]);
});

test('code, trees of files and drawings are no messages', () => {
  expect(quotedErrors({ language: 'tsx', code: 'one two three four' })).toEqual([]);
  expect(
    quotedErrors({ language: 'txt', code: 'my video/\n├─ one two three.json\nFROM node on something' }),
  ).toEqual([]);
});

test.each([
  ['No browser found for rendering frames!', true],
  ['Too many functions', true],
  ["Cannot find module '@remotion/compositor-…'", true],
  ['npx remotion lambda quotas increase', false],
  ['trimAfter - trimBefore', false],
  ['@remotion/zod-types', false],
  ['string | number | undefined', false],
])('code in a text is a message if it has three plain words: %s', (code, expected) => {
  expect(isMessage(code)).toBe(expected);
});
