import { decodeTexts, encodeTexts } from './word-code';

test.each([
  ['nothing', []],
  ['empty texts', ['', '', 'a', '']],
  ['capitals where none are expected', ['iPhone is it. macOS too. And McDonald', 'A b. c D']],
  [
    'signs and other scripts',
    ['<Player>, “naïve” — 5 €', 'الإطار 🎬', ' leading and trailing ', 'tab\tseparated'],
  ],
  ['one word a thousand times', ['frame '.repeat(1000).trim()]],
])('%s come back as they were', (_, texts) => {
  expect(decodeTexts(...JSON.parse(JSON.stringify(encodeTexts(texts, [], texts))))).toEqual([
    texts,
    [],
    texts,
  ]);
});

test('more words than fit into one choice of the coder come back, also if all follow the same one', () => {
  const count = 70_000;
  const many = Array.from({ length: count }, (_, place) => `w${place} the w${(place * 7919) % count}`);
  const coded = encodeTexts(many, ['a new word']);
  expect(coded[0]?.words.split('\n')).toHaveLength(count + 1);
  expect(decodeTexts(...coded)).toEqual([many, ['a new word']]);
});

test('repetition costs next to nothing', () => {
  const sentence = 'A value that moves like a spring and comes to rest.';
  const code = (count: number) =>
    encodeTexts(Array.from({ length: count }, () => sentence))[0]?.code.length ?? 0;
  expect(code(1000) - code(500)).toBeLessThan(500);
});

test('a list has only the words that those before it have not', () => {
  expect(encodeTexts(['the frame'], ['a frame of the video']).map(({ words }) => words.split('\n'))).toEqual([
    ['the', 'frame'],
    ['a', 'of', 'video'],
  ]);
});
