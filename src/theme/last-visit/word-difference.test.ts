import { wordDifference } from './word-difference';

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

test.each([
  ['a b c d e f g', 'a b c x e f g', 'a b c [-d][+x] e f g'],
  ['a b c d e', 'x b y d z', '[-a b c d e][+x b y d z]'],
  ['one two three four() five', 'one two three six() five', 'one two three [-four][+six]() five'],
  ['a b', 'a b c d', 'a b[+ c d]'],
  ['a b c', 'b c', '[-a ]b c'],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['const a = {b,\n  c}', 'const a = {b, c}', 'const a = {b, c}'],
  ['same', 'same', 'same'],
])('%j to %j', (before, after, result) => {
  expect(shown(before, after)).toBe(result);
});

test('long texts without common words are replaced as a whole', () => {
  const text = (word: string) => `${word} `.repeat(1100).trim();
  expect(wordDifference(text('a'), text('b')).map(({ kind }) => kind)).toContain('removed');
});
