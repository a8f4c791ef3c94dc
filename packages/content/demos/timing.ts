import { format } from './size';
import type { Demo } from './types';

const springControls = {
  damping: { kind: 'number', label: 'damping', min: 1, max: 200, step: 1, default: 10 },
  mass: { kind: 'number', label: 'mass', min: 0.1, max: 5, step: 0.1, default: 1 },
  stiffness: { kind: 'number', label: 'stiffness', min: 10, max: 400, step: 5, default: 100 },
} as const;

const axis = (label: string, fallback: number) =>
  ({ kind: 'number', label, min: 0, max: 1, step: 0.01, default: fallback }) as const;

const height = (label: string, fallback: number) =>
  ({ kind: 'number', label, min: -1, max: 2, step: 0.05, default: fallback }) as const;

/** Demos of values that depend on the frame. */
export const timingDemos = {
  frame: {
    ...format,
    title: 'The current frame',
    caption: 'A component is called for every frame and draws what it looks like then.',
    durationInFrames: 120,
    posterFrame: 45,
    controls: {
      speed: { kind: 'number', label: 'pixels per frame', min: 1, max: 12, step: 1, default: 6 },
    },
    code: `const frame = useCurrentFrame();
const x = frame * {{speed}};`,
  },
  spring: {
    ...format,
    title: 'A spring',
    caption:
      'The curve is the value of the spring over time; the weight beside it has that value as its height.',
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
    caption: 'The same spring, braked more and more: it swings, settles, and at last only creeps up.',
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
    caption: 'The frame runs along the upper ruler; the lower one shows what it is mapped to.',
    durationInFrames: 90,
    posterFrame: 36,
    controls: {
      from: { kind: 'number', label: 'first frame', min: 0, max: 40, step: 1, default: 20 },
      to: { kind: 'number', label: 'last frame', min: 41, max: 89, step: 1, default: 60 },
      extrapolate: {
        kind: 'choice',
        label: 'outside of the range',
        options: [
          { value: 'clamp', label: 'clamp' },
          { value: 'extend', label: 'extend' },
          { value: 'wrap', label: 'wrap' },
        ],
        default: 'clamp',
      },
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
    caption: 'Every tile has the color of its own frame; the diamond is where the video is now.',
    durationInFrames: 90,
    posterFrame: 52,
    controls: {
      middle: { kind: 'number', label: 'frame of the second color', min: 10, max: 80, step: 1, default: 45 },
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
    caption: 'Both squares leave and arrive together; only the lower one is eased.',
    durationInFrames: 90,
    posterFrame: 40,
    controls: {
      curve: {
        kind: 'choice',
        label: 'curve',
        options: [
          { value: 'quad', label: 'quad', code: 'Easing.quad' },
          { value: 'cubic', label: 'cubic', code: 'Easing.cubic' },
          { value: 'sin', label: 'sin', code: 'Easing.sin' },
          { value: 'exp', label: 'exp', code: 'Easing.exp' },
          { value: 'circle', label: 'circle', code: 'Easing.circle' },
          { value: 'back', label: 'back', code: 'Easing.back()' },
          { value: 'elastic', label: 'elastic', code: 'Easing.elastic()' },
          { value: 'bounce', label: 'bounce', code: 'Easing.bounce' },
        ],
        default: 'cubic',
      },
      direction: {
        kind: 'choice',
        label: 'direction',
        options: [
          { value: 'in', label: 'in', code: 'in' },
          { value: 'out', label: 'out', code: 'out' },
          { value: 'inOut', label: 'inOut', code: 'inOut' },
        ],
        default: 'inOut',
      },
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
    title: 'A curve of your own',
    caption: 'The two handles bend the curve; the square moves along it.',
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
