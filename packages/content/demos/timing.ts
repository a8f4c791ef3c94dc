import { choice, expression, slider } from './controls';
import { format } from './size';
import type { Demo } from './types';

const springControls = {
  damping: slider('damping', [1, 200, 1], 10),
  mass: slider('mass', [0.1, 5, 0.1], 1),
  stiffness: slider('stiffness', [10, 400, 5], 100),
};

const axis = (label: string, fallback: number) => slider(label, [0, 1, 0.01], fallback);

const height = (label: string, fallback: number) => slider(label, [-1, 2, 0.05], fallback);

/** Demos of values that depend on the frame. */
export const timingDemos = {
  frame: {
    ...format,
    title: 'The current frame',
    caption: 'The component is called for every frame and draws the image for that frame.',
    durationInFrames: 120,
    posterFrame: 45,
    controls: {
      speed: slider('pixels per frame', [1, 12, 1], 6),
    },
    code: `const frame = useCurrentFrame();
const x = frame * {{speed}};`,
  },
  spring: {
    ...format,
    title: 'A spring',
    caption:
      "The curve shows the spring's value over time. The weight beside it is at the height of the current value.",
    durationInFrames: 90,
    posterFrame: 26,
    controls: springControls,
    code: `const value = spring({
  frame,
  fps,
  config: {
    damping: {{damping}},
    mass: {{mass}},
    stiffness: {{stiffness}},
  },
});`,
  },
  damping: {
    ...format,
    title: 'Damping side by side',
    caption:
      'The same spring with more and more damping: first it swings, then it settles, and finally it only creeps up.',
    durationInFrames: 90,
    posterFrame: 8,
    controls: { mass: springControls.mass, stiffness: springControls.stiffness },
    code: `const values = [5, 10, 20, 40, 200].map(
  (damping) =>
    spring({
      frame,
      fps,
      config: {
        damping,
        mass: {{mass}},
        stiffness: {{stiffness}},
      },
    }),
);`,
  },
  interpolate: {
    ...format,
    title: 'From one range to another',
    caption:
      'The marker on the upper ruler is the frame. The one on the lower ruler is the value that the frame is mapped to.',
    durationInFrames: 90,
    posterFrame: 36,
    controls: {
      from: { ...slider('first frame', [0, 89, 1], 20), below: 'to' },
      to: { ...slider('last frame', [0, 89, 1], 60), above: 'from' },
      extrapolate: choice('outside the range', 'clamp', ['clamp', 'extend', 'wrap']),
    },
    code: `const opacity = interpolate(
  frame,
  [{{from}}, {{to}}],
  [0, 1],
  {
    extrapolateLeft: {{extrapolate}},
    extrapolateRight: {{extrapolate}},
  },
);`,
  },
  colors: {
    ...format,
    title: 'Colors in between',
    caption: 'Each tile has the color of its own frame. The diamond marks the current frame.',
    durationInFrames: 90,
    posterFrame: 52,
    controls: {
      middle: slider('frame of the second color', [10, 80, 1], 45),
    },
    code: `const color = interpolateColors(
  frame,
  [0, {{middle}}, 89],
  ['#1f63b3', '#ff7346', '#dca85e'],
);`,
  },
  easing: {
    ...format,
    title: 'Easing',
    caption: 'Both squares start and arrive together, but only the lower one is eased.',
    durationInFrames: 90,
    posterFrame: 40,
    controls: {
      curve: expression('curve', 'cubic', {
        quad: 'Easing.quad',
        cubic: 'Easing.cubic',
        sin: 'Easing.sin',
        exp: 'Easing.exp',
        circle: 'Easing.circle',
        back: 'Easing.back()',
        elastic: 'Easing.elastic()',
        bounce: 'Easing.bounce',
      }),
      direction: expression('direction', 'inOut', ['in', 'out', 'inOut']),
    },
    code: `const x = interpolate(
  frame,
  [15, 75],
  [0, 1],
  {
    easing: Easing.{{direction}}({{curve}}),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  },
);`,
  },
  bezier: {
    ...format,
    title: 'Your own curve',
    caption: 'The two handles bend the curve, and the square follows it.',
    durationInFrames: 90,
    posterFrame: 40,
    controls: {
      x1: axis('x1', 0.8),
      y1: height('y1', 0.2),
      x2: axis('x2', 0.2),
      y2: height('y2', 1.3),
    },
    code: `const x = interpolate(
  frame,
  [15, 75],
  [0, 1],
  {
    easing: Easing.bezier({{x1}}, {{y1}}, {{x2}}, {{y2}}),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  },
);`,
  },
} as const satisfies Record<string, Demo>;
