import { format } from './size';
import type { Demo } from './types';

const base = { ...format, durationInFrames: 150 } as const;

/** Demos of audio. They are silent and visualize the audio. */
export const audioDemos = {
  'audio-trim': {
    ...base,
    title: 'A part of a file',
    caption:
      'Above the file, below the video. What is left after trimming begins at frame 0 of the video. No sound is played.',
    posterFrame: 30,
    controls: {
      trimBefore: {
        kind: 'number',
        label: 'trimBefore',
        min: 0,
        max: 50,
        step: 5,
        default: 30,
        unit: 'frames',
      },
      trimAfter: {
        kind: 'number',
        label: 'trimAfter',
        min: 60,
        max: 120,
        step: 5,
        default: 90,
        unit: 'frames',
      },
    },
    code: `<Audio
  src={staticFile('song.mp3')}
  trimBefore={{{trimBefore}}}
  trimAfter={{{trimAfter}}}
/>`,
  },
  'audio-delay': {
    ...base,
    title: 'A sound that begins later',
    caption: 'The file plays from its beginning, on the first frame of the sequence. No sound is played.',
    posterFrame: 70,
    controls: {
      from: { kind: 'number', label: 'from', min: 0, max: 140, step: 5, default: 25, unit: 'frames' },
    },
    code: `<Sequence from={{{from}}}>
  <Audio src={staticFile('song.mp3')} />
</Sequence>`,
  },
  'audio-speed': {
    ...base,
    title: 'Faster and slower',
    caption: 'The same file takes less or more of the video. No sound is played.',
    posterFrame: 36,
    controls: {
      playbackRate: { kind: 'number', label: 'playbackRate', min: 0.5, max: 4, step: 0.25, default: 2 },
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
      'The file is trimmed first, then moved, then stretched. The two marks stand at the same moment. No sound is played.',
    posterFrame: 60,
    controls: {
      trimBefore: {
        kind: 'number',
        label: 'trimBefore',
        min: 0,
        max: 90,
        step: 5,
        default: 45,
        unit: 'frames',
      },
      from: { kind: 'number', label: 'from', min: 0, max: 100, step: 5, default: 30, unit: 'frames' },
      playbackRate: { kind: 'number', label: 'playbackRate', min: 0.5, max: 3, step: 0.25, default: 0.75 },
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
    caption: 'The line is the volume, the bars are a sound at this volume. No sound is played.',
    posterFrame: 26,
    controls: {
      level: { kind: 'number', label: 'volume', min: 0.1, max: 1, step: 0.1, default: 0.8 },
      fadeIn: { kind: 'number', label: 'fade-in', min: 1, max: 60, step: 1, default: 45, unit: 'frames' },
      fadeOut: { kind: 'number', label: 'fade-out', min: 1, max: 60, step: 1, default: 30, unit: 'frames' },
    },
    code: `const volume = (f: number) =>
  interpolate(
    f,
    [0, {{fadeIn}}, 150 - {{fadeOut}}, 150],
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
      'A tone before and after: more waves in the same time are a higher pitch, and the length stays. No sound is played.',
    posterFrame: 60,
    controls: {
      toneFrequency: { kind: 'number', label: 'toneFrequency', min: 0.5, max: 2, step: 0.1, default: 1.5 },
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
      'Low tones on the left, high ones on the right. The sound is a signal that the composition computes: a beat and a tone that glides up and down. No sound is played.',
    posterFrame: 47,
    controls: {
      numberOfSamples: {
        kind: 'choice',
        label: 'numberOfSamples',
        options: [
          { value: '16', label: '16', code: '16' },
          { value: '32', label: '32', code: '32' },
          { value: '64', label: '64', code: '64' },
        ],
        default: '32',
      },
      smoothing: {
        kind: 'choice',
        label: 'smoothing',
        options: [
          { value: 'true', label: 'true', code: 'true' },
          { value: 'false', label: 'false', code: 'false' },
        ],
        default: 'true',
      },
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
      'The middle is the current frame. The sound is a signal that the composition computes: a beat and a tone that glides up and down. No sound is played.',
    posterFrame: 48,
    controls: {
      numberOfSamples: { kind: 'number', label: 'numberOfSamples', min: 8, max: 64, step: 4, default: 32 },
      windowInSeconds: {
        kind: 'number',
        label: 'windowInSeconds',
        min: 0.1,
        max: 2,
        step: 0.1,
        default: 1,
        unit: 's',
      },
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
