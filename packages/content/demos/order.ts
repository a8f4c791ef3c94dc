import { expression, slider } from './controls';
import { format } from './size';
import type { Demo } from './types';

/** Demos about sequencing. */
export const orderDemos = {
  sequence: {
    ...format,
    title: 'A sequence',
    caption: 'Inside the sequence, frames are counted from its start.',
    durationInFrames: 120,
    posterFrame: 54,
    controls: {
      from: slider('from', [0, 80, 1], 30),
      durationInFrames: slider('durationInFrames', [10, 90, 1], 60),
    },
    code: `<Sequence
  from={{{from}}}
  durationInFrames={{{durationInFrames}}}
>
  <Card />
</Sequence>`,
  },
  series: {
    ...format,
    title: 'A series',
    caption:
      'The cards appear one after the other. With a negative offset, the second starts before the first has ended.',
    durationInFrames: 120,
    posterFrame: 58,
    controls: {
      offset: slider('offset of the second card', [-20, 20, 1], 0),
    },
    code: `<Series>
  <Series.Sequence durationInFrames={40}>
    <Card name="One" />
  </Series.Sequence>
  <Series.Sequence
    durationInFrames={40}
    offset={{{offset}}}
  >
    <Card name="Two" />
  </Series.Sequence>
</Series>`,
  },
  loop: {
    ...format,
    title: 'A loop',
    caption: 'The number is the frame inside the loop. Each repetition counts from 0 again.',
    durationInFrames: 120,
    posterFrame: 50,
    controls: {
      durationInFrames: slider('durationInFrames', [10, 60, 1], 30),
      times: slider('times', [1, 12, 1], 4),
    },
    code: `<Loop
  durationInFrames={{{durationInFrames}}}
  times={{{times}}}
>
  <Ball />
</Loop>`,
  },
  transitions: {
    ...format,
    title: 'A transition',
    caption: 'The transition plays between the two scenes, for as many frames as you set.',
    durationInFrames: 90,
    // In the middle, a flip shows the edge of the card and nothing else.
    posterFrame: 40,
    controls: {
      presentation: expression('presentation', 'slide', {
        slide: 'slide()',
        wipe: 'wipe()',
        fade: 'fade()',
        flip: 'flip()',
        clockWipe: 'clockWipe({ width, height })',
      }),
      timing: expression('timing', 'linear', { linear: 'linearTiming', spring: 'springTiming' }),
      durationInFrames: slider('durationInFrames', [5, 50, 1], 30),
    },
    code: `<TransitionSeries.Transition
  presentation={{{presentation}}}
  timing={{{timing}}({
    durationInFrames: {{durationInFrames}},
  })}
/>`,
  },
} as const satisfies Record<string, Demo>;
