import { slider, textField } from './controls';
import { format } from './size';
import type { Demo } from './types';

const base = { ...format, durationInFrames: 120 } as const;

/** Demos of `@remotion/noise`. */
export const noiseDemos = {
  'noise-2d': {
    ...base,
    title: 'A number that drifts',
    caption: 'Time is the first coordinate. The same seed always gives the same curve.',
    posterFrame: 70,
    controls: {
      seed: textField('seed', 20, 'shake'),
      speed: slider('speed', [0.2, 4, 0.2], 1.4),
      amplitude: slider('amplitude', [20, 160, 10], 150),
    },
    code: `const time = frame / fps;
const y = noise2D({{seed}}, time * {{speed}}, 0) * {{amplitude}};`,
  },
  'noise-3d': {
    ...base,
    title: 'A field in the wind',
    caption:
      'Two coordinates are the position of a blade, the third is the time. Neighbors lean the same way.',
    posterFrame: 40,
    controls: {
      zoom: slider('zoom', [0.02, 0.5, 0.02], 0.1),
      speed: slider('speed', [0, 2, 0.1], 0.6),
    },
    code: `const angle = noise3D(
  'wind',
  column * {{zoom}},
  row * {{zoom}},
  (frame / fps) * {{speed}},
) * 70;`,
  },
  'noise-4d': {
    ...base,
    title: 'A pattern that loops',
    caption:
      'Two coordinates are the position of a dot. The other two go around a circle, so the video loops.',
    posterFrame: 30,
    controls: {
      radius: slider('radius of the circle', [0.1, 2, 0.1], 0.6),
      zoom: slider('zoom', [0.04, 0.5, 0.02], 0.16),
    },
    code: `const turn = (frame / 120) * Math.PI * 2;

const value = noise4D(
  'dots',
  column * {{zoom}},
  row * {{zoom}},
  Math.cos(turn) * {{radius}},
  Math.sin(turn) * {{radius}},
);
const r = interpolate(value, [-1, 1], [0, 22]);`,
  },
} as const satisfies Record<string, Demo>;
