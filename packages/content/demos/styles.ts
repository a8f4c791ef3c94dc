import { choice, slider } from './controls';
import { format } from './size';
import type { Demo } from './types';

/** Demos of `@remotion/animation-utils`. */
export const styleDemos = {
  'interpolate-styles': {
    ...format,
    durationInFrames: 90,
    title: 'Three styles in a row',
    caption:
      'Color, corner radius, position and rotation change together. After frame 60, the last style stays or the change continues.',
    posterFrame: 18,
    controls: {
      distance: slider('distance', [60, 190, 10], 170),
      extrapolateRight: choice('extrapolateRight', 'clamp', ['clamp', 'extend']),
    },
    code: `const style = interpolateStyles(
  frame,
  [0, 30, 60],
  [
    {
      borderRadius: 80,
      backgroundColor: '#cc3307',
      transform: makeTransform([translateX(-{{distance}}), rotate(0)]),
    },
    {
      borderRadius: 16,
      backgroundColor: '#8a5cd6',
      transform: makeTransform([translateX(0), rotate(90)]),
    },
    {
      borderRadius: 80,
      backgroundColor: '#2f7fd6',
      transform: makeTransform([translateX({{distance}}), rotate(180)]),
    },
  ],
  { extrapolateRight: {{extrapolateRight}} },
);`,
  },
  'make-transform': {
    ...format,
    durationInFrames: 90,
    title: 'The order of transforms',
    caption:
      'The dashed outline marks the start. If the card rotates first, it moves along its rotated axis. If it moves first, it goes straight to the right.',
    posterFrame: 70,
    controls: {
      order: choice('order', 'rotate', [
        { value: 'rotate', label: 'rotate, translateX', code: '[rotate(angle), translateX(distance)]' },
        { value: 'translate', label: 'translateX, rotate', code: '[translateX(distance), rotate(angle)]' },
      ]),
      angle: slider('angle', [0, 20, 5], 15),
      distance: slider('distance', [0, 460, 20], 440),
    },
    code: `const progress = spring({ frame, fps, config: { damping: 200 } });
const angle = progress * {{angle}};
const distance = progress * {{distance}};

<div style={{ transform: makeTransform({{order}}) }} />`,
  },
} as const satisfies Record<string, Demo>;
