import { format } from './size';
import type { Demo } from './types';

/** Demos about sequencing. */
export const orderDemos = {
  sequence: {
    ...format,
    title: 'A sequence',
    caption: 'Inside of the sequence the frames are counted from its own beginning.',
    durationInFrames: 120,
    posterFrame: 54,
    controls: {
      from: { kind: 'number', label: 'from', min: 0, max: 80, step: 1, default: 30 },
      durationInFrames: { kind: 'number', label: 'durationInFrames', min: 10, max: 90, step: 1, default: 60 },
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
    caption: 'One after the other. An offset below zero lets the second begin before the first has ended.',
    durationInFrames: 120,
    posterFrame: 58,
    controls: {
      offset: { kind: 'number', label: 'offset of the second', min: -20, max: 20, step: 1, default: 0 },
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
    caption: 'What is inside starts again when its time is over.',
    durationInFrames: 120,
    posterFrame: 50,
    controls: {
      durationInFrames: { kind: 'number', label: 'durationInFrames', min: 10, max: 60, step: 1, default: 30 },
      times: { kind: 'number', label: 'times', min: 1, max: 12, step: 1, default: 4 },
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
    caption: 'For as long as the transition takes, both scenes are shown.',
    durationInFrames: 90,
    posterFrame: 45,
    controls: {
      presentation: {
        kind: 'choice',
        label: 'presentation',
        options: [
          { value: 'slide', label: 'slide', code: 'slide()' },
          { value: 'wipe', label: 'wipe', code: 'wipe()' },
          { value: 'fade', label: 'fade', code: 'fade()' },
          { value: 'flip', label: 'flip', code: 'flip()' },
          { value: 'clockWipe', label: 'clockWipe', code: 'clockWipe({ width, height })' },
        ],
        default: 'slide',
      },
      timing: {
        kind: 'choice',
        label: 'timing',
        options: [
          { value: 'linear', label: 'linear', code: 'linearTiming' },
          { value: 'spring', label: 'spring', code: 'springTiming' },
        ],
        default: 'linear',
      },
      durationInFrames: { kind: 'number', label: 'durationInFrames', min: 5, max: 50, step: 1, default: 30 },
    },
    code: `<TransitionSeries.Transition
  presentation={{{presentation}}}
  timing={{{timing}}({
    durationInFrames: {{durationInFrames}},
  })}
/>`,
  },
} as const satisfies Record<string, Demo>;
