import { convertedName, describeFailure, describeMetadata, formatBytes } from './describe';

const nothing = {
  container: 'wav',
  durationInSeconds: null,
  dimensions: null,
  fps: null,
  videoCodec: null,
  audioCodec: 'pcm-s16',
  rotation: null,
  isHdr: false,
  sampleRate: 48_000,
  numberOfAudioChannels: 1,
  size: 1_400_000,
};

test('lists what the file has, and nothing else', () => {
  expect(describeMetadata(nothing)).toEqual([
    ['container', 'wav'],
    ['size', '1.4 MB'],
    ['audioCodec', 'pcm-s16'],
    ['sampleRate', '48000 Hz'],
    ['numberOfAudioChannels', '1'],
  ]);
  const video = {
    ...nothing,
    videoCodec: 'h264',
    durationInSeconds: 10.00049,
    dimensions: { width: 1280, height: 720 },
  };
  expect(describeMetadata(video)).toEqual(
    expect.arrayContaining([
      ['durationInSeconds', '10'],
      ['dimensions', '1280 × 720'],
      ['isHdr', 'false'],
    ]),
  );
});

test('bytes are shown in the unit that fits', () => {
  expect([0, 999, 1000, 12_345_678].map(formatBytes)).toEqual(['0 bytes', '999 bytes', '1.0 KB', '12.3 MB']);
});

test('a converted file keeps its name and gets a new ending', () => {
  expect(['clip.old.mov', 'clip', '.mov'].map((name) => convertedName(name, 'webm'))).toEqual([
    'clip.old-converted.webm',
    'clip-converted.webm',
    'video-converted.webm',
  ]);
});

test('a failure says what the reader can do', () => {
  expect(describeFailure(new Error('x'), false)).toMatch(/support WebCodecs.*Chrome/);
  expect(describeFailure(new Error('VideoEncoder: unsupported config'), true)).toMatch(
    /can’t handle\. VideoEnc/,
  );
  expect(describeFailure(new Error('Unknown file format'), true)).toBe('Unknown file format');
  expect(describeFailure('', true)).toBe('Couldn’t read the file.');
});
