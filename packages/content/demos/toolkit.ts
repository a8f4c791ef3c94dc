import { format } from './size';
import type { Demo } from './types';

/** Demos of additional packages: measuring text, blur, Lottie and GIF files, videos with alpha, matrices. */
export const toolkitDemos = {
  'measure-text': {
    ...format,
    title: 'Measured words',
    caption: 'Every box has the width and the height that was measured for its word.',
    durationInFrames: 120,
    posterFrame: 40,
    controls: {
      text: { kind: 'text', label: 'text', maxLength: 36, default: 'Every word has a size' },
      fontSize: { kind: 'number', label: 'fontSize', min: 32, max: 96, step: 2, default: 76 },
      letterSpacing: {
        kind: 'number',
        label: 'letterSpacing',
        min: -2,
        max: 12,
        step: 1,
        default: 0,
        unit: 'px',
      },
    },
    code: `const boxes = {{text}}.split(' ').map((word) =>
  measureText({
    text: word,
    fontSize: {{fontSize}},
    letterSpacing: '{{letterSpacing}}px',
    ...font,
  }),
);`,
  },
  'fit-text': {
    ...format,
    title: 'A text as wide as its box',
    caption: 'The box grows and shrinks; the font size is calculated for each of its widths.',
    durationInFrames: 120,
    posterFrame: 60,
    controls: {
      text: { kind: 'text', label: 'text', maxLength: 32, default: 'Katherine Johnson' },
      withinWidth: { kind: 'number', label: 'width', min: 200, max: 860, step: 20, default: 820, unit: 'px' },
    },
    code: `const share = interpolate(frame, [0, 45, 75, 119], [0.4, 1, 1, 0.4]);
const fitted = fitText({
  text: {{text}},
  withinWidth: {{withinWidth}} * share,
  ...font,
});
const fontSize = Math.min(fitted.fontSize, 200);`,
  },
  'fit-text-on-n-lines': {
    ...format,
    title: 'A text on some lines',
    caption: 'The largest font with which the text fits, and where its lines end.',
    durationInFrames: 90,
    posterFrame: 50,
    controls: {
      text: {
        kind: 'text',
        label: 'text',
        maxLength: 60,
        default: 'Not all those who render are lost in a loop',
      },
      maxLines: { kind: 'number', label: 'maxLines', min: 1, max: 4, step: 1, default: 2 },
      maxBoxWidth: { kind: 'number', label: 'maxBoxWidth', min: 300, max: 840, step: 20, default: 700 },
    },
    code: `const { fontSize, lines } = fitTextOnNLines({
  text: {{text}},
  maxLines: {{maxLines}},
  maxBoxWidth: {{maxBoxWidth}},
  maxFontSize: 88,
  ...font,
});`,
  },
  'fill-text-box': {
    ...format,
    title: 'Words in a box',
    caption: 'A word at a time: the box tells whether it begins a new line, or does not fit any more.',
    durationInFrames: 120,
    posterFrame: 64,
    controls: {
      text: {
        kind: 'text',
        label: 'text',
        maxLength: 48,
        default: 'Good evening ladies and gentlemen and all',
      },
      maxBoxWidth: { kind: 'number', label: 'maxBoxWidth', min: 320, max: 840, step: 20, default: 560 },
      maxLines: { kind: 'number', label: 'maxLines', min: 1, max: 3, step: 1, default: 2 },
    },
    code: `const box = fillTextBox({
  maxBoxWidth: {{maxBoxWidth}},
  maxLines: {{maxLines}},
});

for (const word of {{text}}.split(' ')) {
  const { newLine, exceedsBox } = box.add({
    text: \`\${word} \`,
    fontSize: 60,
    ...font,
  });
}`,
  },
  'font-loading': {
    ...format,
    title: 'A font that arrives',
    caption: 'The font comes at frame 45. A box that was measured before has the size of the fallback font.',
    durationInFrames: 100,
    posterFrame: 70,
    controls: {
      text: { kind: 'text', label: 'text', maxLength: 16, default: 'Final score' },
      measured: {
        kind: 'choice',
        label: 'measured',
        options: [
          { value: 'early', label: 'at once', code: 'measureText({ text, ...font })' },
          {
            value: 'late',
            label: 'when the font is loaded',
            code: 'await waitUntilDone().then(() => measureText({ text, ...font }))',
          },
        ],
        default: 'early',
      },
    },
    code: `const text = {{text}};
const { width, height } = {{measured}};`,
  },
  trail: {
    ...format,
    title: 'A trail',
    caption: 'The ball is drawn once more for each layer, at an earlier time and fainter.',
    durationInFrames: 120,
    posterFrame: 44,
    controls: {
      layers: { kind: 'number', label: 'layers', min: 0, max: 60, step: 1, default: 40 },
      lagInFrames: { kind: 'number', label: 'lagInFrames', min: 0.1, max: 3, step: 0.1, default: 0.5 },
      trailOpacity: { kind: 'number', label: 'trailOpacity', min: 0.1, max: 1, step: 0.1, default: 0.6 },
    },
    code: `<Trail
  layers={{{layers}}}
  lagInFrames={{{lagInFrames}}}
  trailOpacity={{{trailOpacity}}}
>
  <Ball />
</Trail>`,
  },
  'camera-motion-blur': {
    ...format,
    title: 'The blur of a camera',
    caption: 'The sails turn by 12 degrees a frame. The farther from the hub, the faster, and the softer.',
    durationInFrames: 120,
    posterFrame: 41,
    controls: {
      shutterAngle: {
        kind: 'number',
        label: 'shutterAngle',
        min: 30,
        max: 360,
        step: 30,
        default: 180,
        unit: '°',
      },
      samples: { kind: 'number', label: 'samples', min: 1, max: 20, step: 1, default: 10 },
    },
    code: `<CameraMotionBlur
  shutterAngle={{{shutterAngle}}}
  samples={{{samples}}}
>
  <Sails />
</CameraMotionBlur>`,
  },
  'blur-hook': {
    ...format,
    title: 'Where the frame is read',
    caption: 'The same movement and the same effect. On the left, the frame is read outside of the effect.',
    durationInFrames: 120,
    posterFrame: 41,
    controls: {
      shutterAngle: {
        kind: 'number',
        label: 'shutterAngle',
        min: 30,
        max: 360,
        step: 30,
        default: 360,
        unit: '°',
      },
    },
    code: `<CameraMotionBlur shutterAngle={{{shutterAngle}}}>
  <Square frame={frame} />
</CameraMotionBlur>

<CameraMotionBlur shutterAngle={{{shutterAngle}}}>
  <MovingSquare />
</CameraMotionBlur>`,
  },
  lottie: {
    ...format,
    title: 'A Lottie animation',
    caption: 'An animation of 60 frames. The ruler shows which of them is drawn.',
    durationInFrames: 120,
    posterFrame: 52,
    controls: {
      playbackRate: { kind: 'number', label: 'playbackRate', min: 0.25, max: 3, step: 0.25, default: 1 },
      direction: {
        kind: 'choice',
        label: 'direction',
        options: [
          { value: 'forward', label: 'forward' },
          { value: 'backward', label: 'backward' },
        ],
        default: 'forward',
      },
      loop: {
        kind: 'choice',
        label: 'loop',
        options: [
          { value: 'true', label: 'true', code: 'true' },
          { value: 'false', label: 'false', code: 'false' },
        ],
        default: 'true',
      },
    },
    code: `<Lottie
  animationData={checkMark}
  playbackRate={{{playbackRate}}}
  direction={{{direction}}}
  loop={{{loop}}}
/>`,
  },
  gif: {
    ...format,
    title: 'A GIF',
    caption: 'A square GIF of twelve pictures, a tenth of a second each, in a box that is wider than high.',
    durationInFrames: 120,
    posterFrame: 27,
    controls: {
      fit: {
        kind: 'choice',
        label: 'fit',
        options: [
          { value: 'fill', label: 'fill' },
          { value: 'contain', label: 'contain' },
          { value: 'cover', label: 'cover' },
        ],
        default: 'contain',
      },
      playbackRate: { kind: 'number', label: 'playbackRate', min: 0.25, max: 3, step: 0.25, default: 1 },
      loopBehavior: {
        kind: 'choice',
        label: 'loopBehavior',
        options: [
          { value: 'loop', label: 'loop' },
          { value: 'pause-after-finish', label: 'pause-after-finish' },
          { value: 'unmount-after-finish', label: 'unmount-after-finish' },
        ],
        default: 'loop',
      },
    },
    code: `<Gif
  src={staticFile('dial.gif')}
  width={560}
  height={320}
  fit={{{fit}}}
  playbackRate={{{playbackRate}}}
  loopBehavior={{{loopBehavior}}}
/>`,
  },
  alpha: {
    ...format,
    title: 'A layer above a checkerboard',
    caption: 'The checkerboard and the ball are drawn: the ball stands for a video.',
    durationInFrames: 120,
    posterFrame: 12,
    controls: {
      layer: {
        kind: 'choice',
        label: 'video',
        options: [
          { value: 'alpha', label: 'with alpha channel', code: '{ transparent: true }' },
          { value: 'black', label: 'on black', code: '{}' },
          {
            value: 'screen',
            label: 'on black, blend mode screen',
            code: "{ style: { mixBlendMode: 'screen' } }",
          },
        ],
        default: 'alpha',
      },
    },
    code: `const props = {{layer}};

<OffthreadVideo src={src} {...props} />`,
  },
  matrix: {
    ...format,
    title: 'A matrix',
    caption: 'Four numbers, two in a row: how far the axes of the square are turned and stretched.',
    durationInFrames: 90,
    posterFrame: 70,
    controls: {
      a: { kind: 'number', label: 'first row, first', min: -1.5, max: 1.5, step: 0.05, default: 1.2 },
      b: { kind: 'number', label: 'first row, second', min: -1.5, max: 1.5, step: 0.05, default: 0.3 },
      c: { kind: 'number', label: 'second row, first', min: -1.5, max: 1.5, step: 0.05, default: -0.6 },
      d: { kind: 'number', label: 'second row, second', min: -1.5, max: 1.5, step: 0.05, default: 0.9 },
    },
    code: `const schema = z.object({ matrix: zMatrix() });

const matrix = [
  {{a}}, {{b}},
  {{c}}, {{d}},
];

transform: \`matrix(\${matrix.join(', ')}, 0, 0)\``,
  },
  premount: {
    ...format,
    title: 'Clips that are mounted early',
    caption: 'Drawn: every clip takes 24 frames to load, and nothing is seen of it before.',
    durationInFrames: 150,
    posterFrame: 72,
    controls: {
      premountFor: {
        kind: 'number',
        label: 'premountFor',
        min: 0,
        max: 45,
        step: 1,
        default: 12,
        unit: 'frames',
      },
    },
    code: `<Series.Sequence
  durationInFrames={50}
  premountFor={{{premountFor}}}
>
  <OffthreadVideo src={src} />
</Series.Sequence>`,
  },
} as const satisfies Record<string, Demo>;
