import { choice, expression, slider, textField } from './controls';
import { format } from './size';
import type { Demo } from './types';

/** Demos of additional packages: measuring text, blur, Lottie and GIF files, videos with alpha, matrices. */
export const toolkitDemos = {
  'measure-text': {
    ...format,
    title: 'Measured words',
    caption: 'Each box has the width and height that were measured for its word.',
    durationInFrames: 120,
    posterFrame: 40,
    controls: {
      text: textField('text', 36, 'Every word has a size'),
      fontSize: slider('fontSize', [32, 96, 2], 76),
      letterSpacing: slider('letterSpacing', [-2, 12, 1], 0, 'px'),
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
    title: 'Text as wide as its box',
    caption: 'As the box grows and shrinks, the font size is calculated for the new width.',
    durationInFrames: 120,
    posterFrame: 60,
    controls: {
      text: textField('text', 32, 'Katherine Johnson'),
      withinWidth: slider('width', [200, 860, 20], 820, 'px'),
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
    title: 'Text on several lines',
    caption: 'The largest font size at which the text fits, and where its lines break.',
    durationInFrames: 90,
    posterFrame: 50,
    controls: {
      text: textField('text', 60, 'Not all those who render are lost in a loop'),
      maxLines: slider('maxLines', [1, 4, 1], 2),
      maxBoxWidth: slider('maxBoxWidth', [300, 840, 20], 700),
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
    caption:
      'Words are added one at a time. The box tells you whether a word starts a new line or no longer fits.',
    durationInFrames: 120,
    posterFrame: 64,
    controls: {
      text: textField('text', 48, 'Good evening ladies and gentlemen and all'),
      maxBoxWidth: slider('maxBoxWidth', [320, 840, 20], 560),
      maxLines: slider('maxLines', [1, 3, 1], 2),
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
    caption: 'The font arrives at frame 45. A box measured before that has the size of the fallback font.',
    durationInFrames: 100,
    posterFrame: 70,
    controls: {
      text: textField('text', 16, 'Final score'),
      measured: choice('measured', 'early', [
        { value: 'early', label: 'immediately', code: 'measureText({ text, ...font })' },
        {
          value: 'late',
          label: 'when the font is loaded',
          code: 'await waitUntilDone().then(() => measureText({ text, ...font }))',
        },
      ]),
    },
    code: `const text = {{text}};
const { width, height } = {{measured}};`,
  },
  trail: {
    ...format,
    title: 'A trail',
    caption: 'For each layer, the ball is drawn once more, at an earlier time and fainter.',
    durationInFrames: 120,
    posterFrame: 44,
    controls: {
      layers: slider('layers', [0, 60, 1], 40),
      lagInFrames: slider('lagInFrames', [0.1, 3, 0.1], 0.5),
      trailOpacity: slider('trailOpacity', [0.1, 1, 0.1], 0.6),
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
    title: 'Camera motion blur',
    caption:
      'The sails turn 12 degrees per frame. The farther from the hub, the faster they move and the more they blur.',
    durationInFrames: 120,
    posterFrame: 41,
    controls: {
      shutterAngle: slider('shutterAngle', [30, 360, 30], 180, '°'),
      samples: slider('samples', [1, 20, 1], 10),
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
    caption:
      'Both sides have the same movement and the same effect. On the left, the frame is read outside the effect, so nothing blurs.',
    durationInFrames: 120,
    posterFrame: 41,
    controls: {
      shutterAngle: slider('shutterAngle', [30, 360, 30], 360, '°'),
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
    caption: 'This animation has 60 frames. The ruler shows which one is drawn.',
    durationInFrames: 120,
    posterFrame: 52,
    controls: {
      playbackRate: slider('playbackRate', [0.25, 3, 0.25], 1),
      direction: choice('direction', 'forward', ['forward', 'backward']),
      loop: expression('loop', 'true', ['true', 'false']),
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
    caption:
      'A square GIF of twelve frames, each shown for a tenth of a second, in a box that is wider than it is high.',
    durationInFrames: 120,
    posterFrame: 27,
    controls: {
      fit: choice('fit', 'contain', ['fill', 'contain', 'cover']),
      playbackRate: slider('playbackRate', [0.25, 3, 0.25], 1),
      loopBehavior: choice('loopBehavior', 'loop', ['loop', 'pause-after-finish', 'unmount-after-finish']),
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
    caption: 'The ball stands for your video, the checkerboard for the layer below it.',
    durationInFrames: 120,
    posterFrame: 12,
    controls: {
      layer: choice('video', 'alpha', [
        { value: 'alpha', label: 'with alpha channel', code: '{ transparent: true }' },
        { value: 'black', label: 'on black', code: '{}' },
        {
          value: 'screen',
          label: 'on black, blend mode screen',
          code: "{ style: { mixBlendMode: 'screen' } }",
        },
      ]),
    },
    code: `const props = {{layer}};

<OffthreadVideo src={src} {...props} />`,
  },
  matrix: {
    ...format,
    title: 'A matrix',
    caption: "Each row of the matrix is the direction and length of one of the square's axes.",
    durationInFrames: 90,
    posterFrame: 70,
    controls: {
      a: slider('first row, first', [-1.5, 1.5, 0.05], 1.2),
      b: slider('first row, second', [-1.5, 1.5, 0.05], 0.3),
      c: slider('second row, first', [-1.5, 1.5, 0.05], -0.6),
      d: slider('second row, second', [-1.5, 1.5, 0.05], 0.9),
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
    title: 'Clips mounted early',
    caption: 'A simulation: each clip takes 24 frames to load and is invisible until then.',
    durationInFrames: 150,
    posterFrame: 72,
    controls: {
      premountFor: slider('premountFor', [0, 45, 1], 12, 'frames'),
    },
    code: `<Series.Sequence
  durationInFrames={50}
  premountFor={{{premountFor}}}
>
  <OffthreadVideo src={src} />
</Series.Sequence>`,
  },
} as const satisfies Record<string, Demo>;
