import { packTexts, unpackTexts } from './packed-texts';

test('packed texts are those that were put in, and frequent words are replaced', () => {
  const lists = {
    blocks: [['The video is a video.', 'A video with Łódź'], [], ['video, VIDEO, videos: ſ']],
    names: [['renderMedia'], [], []],
  };
  const packed = packTexts(lists);
  expect(packed.words).toContain('video');
  expect(packed.lists.blocks.match(/video\b/g)).toBeNull();
  expect(unpackTexts(JSON.parse(JSON.stringify(packed)))).toEqual(lists);
});

test('a character that the texts contain does not stand for a word', () => {
  const frequent = Array.from({ length: 10 }, () => 'alpha alpha beta');
  const packed = packTexts({ blocks: [frequent, ['\u0100 and \u0101']] });
  expect(packed.words).toBe('  alpha beta');
  expect(unpackTexts(packed).blocks[1]).toEqual(['\u0100 and \u0101']);
});

test('line ends in a text become spaces', () => {
  expect(unpackTexts(packTexts({ blocks: [['a\nb\fc']] })).blocks).toEqual([['a b c']]);
});
