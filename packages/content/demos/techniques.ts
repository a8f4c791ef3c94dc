import { choice, expression, slider, textField } from './controls';
import { format } from './size';
import type { Demo } from './types';

/** Demos of the techniques in the guides. */
export const techniqueDemos = {
  'input-props': {
    ...format,
    title: 'Props from outside',
    caption: 'The values you set here are passed to the component as props.',
    durationInFrames: 90,
    posterFrame: 50,
    controls: {
      guest: textField('guest', 16, 'Ada'),
      table: slider('table', [1, 40, 1], 12),
    },
    code: `<Player
  component={Invitation}
  inputProps={{
    guest: {{guest}},
    table: {{table}},
  }}
  durationInFrames={90}
  compositionWidth={960}
  compositionHeight={480}
  fps={30}
/>`,
  },
  reuse: {
    ...format,
    title: 'One component, three times',
    caption: 'Props change what the component shows. A sequence changes when it starts.',
    durationInFrames: 120,
    posterFrame: 44,
    controls: {
      stagger: slider('stagger', [0, 40, 1], 20, 'frames'),
    },
    code: `const stagger = {{stagger}};

<Sequence from={0} layout="none">
  <Planet name="Venus" size={160} />
</Sequence>
<Sequence from={stagger} layout="none">
  <Planet name="Earth" size={180} />
</Sequence>
<Sequence from={2 * stagger} layout="none">
  <Planet name="Mars" size={110} />
</Sequence>`,
  },
  'transition-progress': {
    ...format,
    title: 'The progress of a transition',
    caption: 'Each scene reads how far it has entered and exited. Its size depends on both numbers.',
    durationInFrames: 120,
    posterFrame: 56,
    controls: {
      durationInFrames: slider('durationInFrames', [10, 60, 1], 40),
    },
    code: `const Title = ({ text }) => {
  const { entering, exiting } = useTransitionProgress();
  const scale = entering * (1 - exiting);

  return <h1 style={{ transform: \`scale(\${scale})\` }}>{text}</h1>;
};

<TransitionSeries.Transition
  presentation={none()}
  timing={linearTiming({ durationInFrames: {{durationInFrames}} })}
/>`,
  },
  'frame-rates': {
    ...format,
    title: 'Frames and seconds',
    caption: 'The upper square arrives after 30 frames, the lower one after one second.',
    durationInFrames: 75,
    posterFrame: 20,
    controls: {
      fps: expression('fps', '60', ['15', '30', '60']),
    },
    code: `const frame = useCurrentFrame();
const { fps } = useVideoConfig(); // {{fps}}
const options = { extrapolateRight: 'clamp' };

const upper = interpolate(frame, [0, 30], [0, 1], options);
const lower = interpolate(frame, [0, 1 * fps], [0, 1], options);`,
  },
  freeze: {
    ...format,
    title: 'A frozen clock',
    caption: 'The same clock twice. The one on the right is frozen at one frame.',
    durationInFrames: 120,
    posterFrame: 80,
    controls: {
      frame: slider('frame', [0, 119, 1], 15),
    },
    code: `<Clock />
<Freeze frame={{{frame}}}>
  <Clock />
</Freeze>`,
  },
  transform: {
    ...format,
    title: 'Five properties at once',
    caption:
      'The dashed outline marks the start. Opacity, position, size, rotation and skew change together.',
    durationInFrames: 60,
    posterFrame: 45,
    controls: {
      opacity: slider('opacity', [0, 1, 0.05], 0.9),
      x: slider('translateX', [-240, 240, 10], 190, 'px'),
      scale: slider('scale', [0.5, 1.5, 0.05], 1.25),
      angle: slider('rotate', [-90, 90, 5], -10, 'deg'),
      skew: slider('skewX', [-40, 40, 5], -15, 'deg'),
    },
    code: `const options = { extrapolateRight: 'clamp' };
const animate = (from, to) => interpolate(frame, [0, 30], [from, to], options);

<div
  style={{
    opacity: animate(1, {{opacity}}),
    transform: [
      \`translateX(\${animate(0, {{x}})}px)\`,
      \`scale(\${animate(1, {{scale}})})\`,
      \`rotate(\${animate(0, {{angle}})}deg)\`,
      \`skewX(\${animate(0, {{skew}})}deg)\`,
    ].join(' '),
  }}
/>`,
  },
  fonts: {
    ...format,
    title: 'Your own font',
    caption: 'At the top, the text is in the loaded font; at the bottom, in a system font.',
    durationInFrames: 60,
    posterFrame: 30,
    controls: {
      family: choice('family', 'Inter', ['Inter', 'JetBrains Mono']),
      weight: slider('weight', [100, 800, 50], 650),
      text: textField('text', 14, 'Perseids'),
    },
    code: `const family = {{family}};

loadFont({ family, url: staticFile('font.woff2'), weight: '100 800' });

<h1 style={{ fontFamily: family, fontWeight: {{weight}} }}>
  {{{text}}}
</h1>`,
  },
  measure: {
    ...format,
    title: 'As wide as the word',
    caption:
      "The red line has the measured width divided by the Player's scale. The gray line has the undivided width.",
    durationInFrames: 60,
    posterFrame: 30,
    controls: {
      word: textField('word', 12, 'Underlined'),
      fontSize: slider('fontSize', [60, 150, 5], 130, 'px'),
    },
    code: `const word = {{word}};
const fontSize = {{fontSize}};
const scale = useCurrentScale();

useLayoutEffect(() => {
  const rect = ref.current.getBoundingClientRect();
  setWidth(rect.width / scale);
}, [scale, word, fontSize]);

<div ref={ref} style={{ fontSize }}>{word}</div>
<div style={{ width, height: 14 }} />`,
  },
} as const satisfies Record<string, Demo>;
