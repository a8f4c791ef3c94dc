import { format } from './size';
import type { Demo } from './types';
import { waveDemo } from './wave';

/** Demos that draw pictures. */
export const pictureDemos = {
  text: {
    ...format,
    title: 'Text, word by word',
    caption: 'Each word has a spring of its own that begins a little later than the one before.',
    durationInFrames: 90,
    posterFrame: 17,
    controls: {
      text: { kind: 'text', label: 'text', maxLength: 60, default: 'Every frame is a React component' },
      stagger: { kind: 'number', label: 'frames between words', min: 0, max: 15, step: 1, default: 5 },
      damping: { kind: 'number', label: 'damping', min: 5, max: 200, step: 1, default: 14 },
    },
    code: `const words = {{text}}.split(' ');
const shown = words.map((_, index) =>
  spring({
    frame: frame - index * {{stagger}},
    fps,
    config: { damping: {{damping}} },
  }),
);`,
  },
  waveform: {
    ...format,
    title: 'A waveform',
    caption:
      'The loudness of the first seconds as bars, divided by the playhead. The sound is a signal that the composition computes. No sound is played.',
    durationInFrames: 120,
    posterFrame: 58,
    controls: {
      numberOfSamples: { kind: 'number', label: 'numberOfSamples', min: 12, max: 96, step: 4, default: 48 },
      durationInSeconds: {
        kind: 'number',
        label: 'durationInSeconds',
        min: 1,
        max: 5,
        step: 0.5,
        default: 4,
        unit: 's',
      },
    },
    code: `const bars = getWaveformPortion({
  audioData,
  startTimeInSeconds: 0,
  durationInSeconds: {{durationInSeconds}},
  numberOfSamples: {{numberOfSamples}},
});`,
  },
  wave: waveDemo,
  captions: {
    ...format,
    title: 'Captions',
    caption: 'Words with times become pages of captions; the word that is spoken is marked.',
    durationInFrames: 150,
    posterFrame: 52,
    controls: {
      combine: {
        kind: 'number',
        label: 'combineTokensWithinMilliseconds',
        min: 200,
        max: 3000,
        step: 100,
        default: 1200,
        unit: 'ms',
      },
    },
    code: `const { pages } = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: {{combine}},
});`,
  },
  shapes: {
    ...format,
    title: 'A shape',
    caption: 'The star turns by one of its tips. Change how many it has, how deep they are and how round.',
    durationInFrames: 120,
    posterFrame: 30,
    controls: {
      points: { kind: 'number', label: 'points', min: 3, max: 16, step: 1, default: 6 },
      innerRadius: { kind: 'number', label: 'innerRadius', min: 30, max: 150, step: 5, default: 90 },
      cornerRadius: { kind: 'number', label: 'cornerRadius', min: 0, max: 30, step: 1, default: 0 },
    },
    code: `const turn = (frame / 120) * (360 / {{points}});

<Star
  points={{{points}}}
  innerRadius={{{innerRadius}}}
  outerRadius={160}
  cornerRadius={{{cornerRadius}}}
  fill="#cc3307"
  style={{
    rotate: \`\${turn}deg\`,
    transformOrigin: '50% 160px',
  }}
/>`,
  },
  paths: {
    ...format,
    title: 'Along a path',
    caption: 'The path draws itself, and the triangle at its end points where it goes.',
    durationInFrames: 90,
    posterFrame: 48,
    controls: {
      path: {
        kind: 'choice',
        label: 'path',
        options: [
          { value: 'wave', label: 'wave', code: 'wave' },
          { value: 'loop', label: 'loop', code: 'loop' },
          { value: 'steps', label: 'steps', code: 'steps' },
        ],
        default: 'loop',
      },
      strokeWidth: { kind: 'number', label: 'strokeWidth', min: 1, max: 16, step: 1, default: 4 },
    },
    code: `const length = progress * getLength({{path}});
const { x, y } = getPointAtLength({{path}}, length);
const tangent = getTangentAtLength({{path}}, length);
const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

<path
  d={{{path}}}
  strokeWidth={{{strokeWidth}}}
  {...evolvePath(progress, {{path}})}
/>
<path
  d="M26 0L-14 18V-18Z"
  transform={\`translate(\${x} \${y}) rotate(\${angle})\`}
/>`,
  },
} as const satisfies Record<string, Demo>;
