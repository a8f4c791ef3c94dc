import { expression, slider } from './controls';
import { format } from './size';
import type { Demo } from './types';

const base = { ...format, durationInFrames: 150 } as const;

/** Demos of audio. They are silent and visualize the audio. */
export const audioDemos = {
  'audio-trim': {
    ...base,
    title: 'Part of a file',
    caption:
      'The file is at the top, the video at the bottom. What remains after trimming starts at frame 0 of the video. The demo is silent.',
    posterFrame: 30,
    controls: {
      trimBefore: slider('trimBefore', [0, 50, 5], 30, 'frames'),
      trimAfter: slider('trimAfter', [60, 120, 5], 90, 'frames'),
    },
    code: `<Audio
  src={staticFile('song.mp3')}
  trimBefore={{{trimBefore}}}
  trimAfter={{{trimAfter}}}
/>`,
  },
  'audio-delay': {
    ...base,
    title: 'Audio that starts later',
    caption: 'The file starts at its beginning on the first frame of the sequence. The demo is silent.',
    posterFrame: 70,
    controls: {
      from: slider('from', [0, 140, 5], 25, 'frames'),
    },
    code: `<Sequence from={{{from}}}>
  <Audio src={staticFile('song.mp3')} />
</Sequence>`,
  },
  'audio-speed': {
    ...base,
    title: 'Faster and slower',
    caption: 'The same file takes up less or more of the video. The demo is silent.',
    posterFrame: 36,
    controls: {
      playbackRate: slider('playbackRate', [0.5, 4, 0.25], 2),
    },
    code: `<Audio
  src={staticFile('song.mp3')}
  playbackRate={{{playbackRate}}}
/>`,
  },
  'audio-order': {
    ...base,
    title: 'Trim, offset, stretch',
    caption:
      'The file is trimmed first, then moved, then stretched. The two markers show the same moment. The demo is silent.',
    posterFrame: 60,
    controls: {
      trimBefore: slider('trimBefore', [0, 90, 5], 45, 'frames'),
      from: slider('from', [0, 100, 5], 30, 'frames'),
      playbackRate: slider('playbackRate', [0.5, 3, 0.25], 0.75),
    },
    code: `<Sequence from={{{from}}}>
  <Audio
    src={staticFile('song.mp3')}
    trimBefore={{{trimBefore}}}
    playbackRate={{{playbackRate}}}
  />
</Sequence>`,
  },
  'audio-volume': {
    ...base,
    title: 'Volume over time',
    caption: 'The line shows the volume. The bars show the waveform at that volume. The demo is silent.',
    posterFrame: 26,
    controls: {
      level: slider('volume', [0.1, 1, 0.1], 0.8),
      fadeIn: slider('fade-in', [1, 60, 1], 45, 'frames'),
      fadeOut: slider('fade-out', [1, 60, 1], 30, 'frames'),
    },
    code: `const volume = (f: number) =>
  interpolate(
    f,
    [0, {{fadeIn}}, durationInFrames - {{fadeOut}}, durationInFrames],
    [0, {{level}}, {{level}}, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );`,
  },
  'audio-pitch': {
    ...base,
    title: 'Higher and lower',
    caption:
      'A tone before and after: more waves in the same time mean a higher pitch, while the duration stays the same. The demo is silent.',
    posterFrame: 60,
    controls: {
      toneFrequency: slider('toneFrequency', [0.5, 2, 0.1], 1.5),
    },
    code: `<Audio
  src={staticFile('tone.mp3')}
  toneFrequency={{{toneFrequency}}}
/>`,
  },
  'audio-spectrum': {
    ...base,
    title: 'A spectrum',
    caption:
      'Low tones on the left, high ones on the right. The demo is silent. It shows a computed signal: a beat, and a tone that glides up and down.',
    posterFrame: 47,
    controls: {
      numberOfSamples: expression('numberOfSamples', '32', ['16', '32', '64']),
      smoothing: expression('smoothing', 'true', ['true', 'false']),
    },
    code: `const amplitudes = visualizeAudio({
  audioData,
  frame,
  fps,
  numberOfSamples: {{numberOfSamples}},
  smoothing: {{smoothing}},
});
const heights = amplitudes.map(
  (amplitude) => Math.sqrt(amplitude) * 620,
);`,
  },
  'audio-waveform': {
    ...base,
    title: 'A wave around the current frame',
    caption:
      'The middle is the current frame. The demo is silent. It shows a computed signal: a beat, and a tone that glides up and down.',
    posterFrame: 48,
    controls: {
      numberOfSamples: slider('numberOfSamples', [8, 64, 4], 32),
      windowInSeconds: slider('windowInSeconds', [0.1, 2, 0.1], 1, 's'),
    },
    code: `const wave = visualizeAudioWaveform({
  audioData,
  frame,
  fps,
  numberOfSamples: {{numberOfSamples}},
  windowInSeconds: {{windowInSeconds}},
});`,
  },
} as const satisfies Record<string, Demo>;
