import { expression, slider, textField } from './controls';
import { format } from './size';
import type { Demo } from './types';
import { waveDemo } from './wave';

/** Demos that draw pictures. */
export const pictureDemos = {
  text: {
    ...format,
    title: 'Text, word by word',
    caption: 'Each word has its own spring, which starts a little later than the one before.',
    durationInFrames: 90,
    posterFrame: 17,
    controls: {
      text: textField('text', 60, 'Every frame is a React component'),
      stagger: slider('frames between words', [0, 15, 1], 5),
      damping: slider('damping', [5, 200, 1], 14),
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
      'The loudness of the first few seconds as bars, split at the playhead. The demo is silent. It shows a computed signal.',
    durationInFrames: 120,
    posterFrame: 58,
    controls: {
      numberOfSamples: slider('numberOfSamples', [12, 96, 4], 48),
      durationInSeconds: slider('durationInSeconds', [1, 5, 0.5], 4, 's'),
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
    caption: 'Timed words become pages of captions, and the word being spoken is highlighted.',
    durationInFrames: 150,
    posterFrame: 52,
    controls: {
      combine: slider('combineTokensWithinMilliseconds', [200, 3000, 100], 1200, 'ms'),
    },
    code: `const { pages } = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: {{combine}},
});`,
  },
  shapes: {
    ...format,
    title: 'A shape',
    caption: 'The star turns by one tip. Change how many tips it has, and how deep and how round they are.',
    durationInFrames: 120,
    posterFrame: 30,
    controls: {
      points: slider('points', [3, 16, 1], 6),
      innerRadius: slider('innerRadius', [30, 150, 5], 90),
      cornerRadius: slider('cornerRadius', [0, 30, 1], 0),
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
    caption: 'The path draws itself, and the triangle at its tip points in the current direction.',
    durationInFrames: 90,
    posterFrame: 48,
    controls: {
      path: expression('path', 'loop', ['wave', 'loop', 'steps']),
      strokeWidth: slider('strokeWidth', [1, 16, 1], 4),
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
